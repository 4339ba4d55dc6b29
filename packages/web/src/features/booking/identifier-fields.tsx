import type { BookingIssues } from "@vanfettle/contract/bookings/booking-rules";
import { errorId, FieldError } from "../../ui/field-error.tsx";

/**
 * No autocorrection, since neither value is a word; no `maxLength`, since too long a value gets a message and is not cut.
 * The browser may remember both: with `autocomplete="off"` it would not restore them on the way back to the page.
 */
const identifierInput = { type: "text", autoCapitalize: "characters", autoCorrect: "off", spellCheck: false } as const;

interface IdentifierFieldProps {
  issues: BookingIssues;
  /** A value of the kind that is usual where the form's visitors are, written as the field shows it. */
  example: string;
  /** What the field holds at first. */
  value?: string | undefined;
}

export function RegistrationField({ issues, example, value }: IdentifierFieldProps) {
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
          placeholder={example}
          defaultValue={value}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId("registration") : undefined}
        />
      </div>
      <FieldError id={errorId("registration")} message={message} />
    </div>
  );
}

interface PostcodeFieldProps extends IdentifierFieldProps {
  hint: string | undefined;
}

export function PostcodeField({ issues, example, hint, value }: PostcodeFieldProps) {
  const message = issues.postcode;
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
        defaultValue={value}
        placeholder={example}
        autoComplete="postal-code"
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? errorId("postcode") : hint ? "postcode-hint" : undefined}
      />
      <FieldError id={errorId("postcode")} message={message} />
      {hint && !message && (
        <p className="note mt-1" id="postcode-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
