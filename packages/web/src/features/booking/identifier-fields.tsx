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

/** Capitals and no corrections: neither value is a word. No `maxLength`: too long a value is told, not cut. */
const typing = { type: "text", autoCapitalize: "characters", autoCorrect: "off", spellCheck: false } as const;

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
          {...typing}
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

export function PostcodeField({ issues, odd }: { issues: BookingIssues; odd: boolean }) {
  const message = issues.postcode;
  const hint = odd && !message;
  return (
    <div>
      <label className="label" htmlFor="postcode">
        Postcode
      </label>
      <input
        {...typing}
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
