import type { BookingIssues } from "@vanfettle/contract/bookings/booking-rules";
import { errorId, FieldError } from "../../ui/field-error.tsx";

/**
 * The attributes of both inputs. Neither value is a word, so autocorrection is off. Without `maxLength`, a long value
 * gets a message instead of being cut. Browsers may remember both: with `autocomplete="off"` they would not restore the
 * values on the way back to the page.
 */
const identifierInput = { type: "text", autoCapitalize: "characters", autoCorrect: "off", spellCheck: false } as const;

interface IdentifierFieldProps {
  issues: BookingIssues;
  /** The example in the field, in the format usual at the form's location. */
  example: string;
  /** The initial value. */
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
