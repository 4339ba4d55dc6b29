import type { BookingIssues } from "@vanfettle/contract/booking-rules";

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

export function FieldError({ id, message }: FieldErrorProps) {
  return message ? (
    <p className="field-error" id={id}>
      {message}
    </p>
  ) : null;
}

export const errorId = (field: string): string => `${field}-error`;

/** No autocorrection, since neither value is a word; no `maxLength`, since too long a value gets a message and is not cut. */
const identifierInput = { type: "text", autoCapitalize: "characters", autoCorrect: "off", spellCheck: false } as const;

export function RegistrationField({ issues }: { issues: BookingIssues }) {
  const message = issues.registration;
  return (
    <div>
      <label className="label" htmlFor="registration">
        Vehicle registration
      </label>
      <div className="plate">
        <span aria-hidden="true">UK</span>
        <input
          {...identifierInput}
          id="registration"
          name="registration"
          placeholder="AB12CDE"
          autoComplete="off"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId("registration") : undefined}
        />
      </div>
      <FieldError id={errorId("registration")} message={message} />
    </div>
  );
}

export function PostcodeField({ issues, isUnusual }: { issues: BookingIssues; isUnusual: boolean }) {
  const message = issues.postcode;
  const hint = isUnusual && !message;
  return (
    <div>
      <label className="label" htmlFor="postcode">
        Postcode
      </label>
      <input
        {...identifierInput}
        className="field"
        id="postcode"
        name="postcode"
        placeholder="B11AA"
        autoComplete="postal-code"
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? errorId("postcode") : hint ? "postcode-hint" : undefined}
      />
      <FieldError id={errorId("postcode")} message={message} />
      {hint && (
        <p className="note mt-1" id="postcode-hint">
          This does not look like a full UK postcode. You can still go on.
        </p>
      )}
    </div>
  );
}
