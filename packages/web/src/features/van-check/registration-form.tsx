import { pages } from "@vanfettle/contract/paths";
import type { SubmitEvent } from "react";
import { useRef } from "react";
import { secondsInWords } from "../../api/retry-while-busy.ts";
import { errorId, FieldError } from "../../ui/field-error.tsx";
import type { RegistrationCheck } from "./use-registration-check.ts";

const field = "van-registration";

interface Props {
  check: RegistrationCheck;
  start: (text: string) => Promise<RegistrationCheck>;
}

/**
 * The form that asks for a registration. Its field has no name, so that no browser ever puts it into an address: without
 * script, sending the form only opens the page again, which says how to go on.
 */
export function RegistrationForm({ check, start }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const message = check.state === "refused" ? check.message : undefined;
  const isChecking = check.state === "checking";
  const busySeconds = check.state === "checking" ? check.busySeconds : undefined;

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isChecking) return;
    const { state } = await start(input.current?.value ?? "");
    if (state === "refused") input.current?.focus();
  }

  return (
    <form
      className="booking print:hidden"
      action={pages.vanCheck.canonical}
      onSubmit={(event) => void onSubmit(event)}
      noValidate
      aria-labelledby="by-registration"
    >
      <h2 className="booking-title" id="by-registration">
        Enter its registration
      </h2>
      <div className="booking-fields">
        <div>
          <label className="label" htmlFor={field}>
            Registration
          </label>
          <div className="plate">
            <span aria-hidden="true">UK</span>
            <input
              ref={input}
              id={field}
              type="text"
              placeholder="AB12CDE"
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? `${errorId(field)} ${field}-hint` : `${field}-hint`}
            />
          </div>
          <FieldError id={errorId(field)} message={message} />
          <p className="note mt-1" id={`${field}-hint`}>
            We ask DVSA and DVLA about it, and keep it in no file or database.
          </p>
        </div>
        <button className="btn btn-primary btn-large" type="submit" disabled={isChecking}>
          {isChecking ? "Looking it up..." : "Look it up"}
        </button>
        <output className="note">
          {busySeconds !== undefined && `The van check is busy. Trying again in ${secondsInWords(busySeconds)}.`}
        </output>
        <p className="note">
          <noscript>Looking a van up needs JavaScript. Without it, enter dates and weight by hand below. </noscript>
          <a className="inline-block py-1 underline" href="#by-hand">
            Or enter dates and weight by hand
          </a>
        </p>
      </div>
    </form>
  );
}
