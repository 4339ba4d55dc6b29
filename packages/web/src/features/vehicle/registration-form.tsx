import { useEffect, useEffectEvent, useRef, type SubmitEvent } from "react";
import { pages } from "@vanfettle/contract/paths";
import { waitingCheck } from "../../api/failure-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Field, PlateInput } from "../../ui/field.tsx";
import { ScriptPlace } from "../../ui/script-place.tsx";
import { TitledForm } from "../../ui/titled-form.tsx";
import { useIsInteractive } from "../../ui/use-is-interactive.ts";
import type { RegistrationCheck } from "./use-registration-check.ts";

interface Props {
  check: RegistrationCheck;
  start: (text: string) => Promise<RegistrationCheck>;
  /** The registration from the previous page, looked up at once. */
  registration: string | undefined;
}

/**
 * The form for a registration. Its field omits `name`: the browser must not put a registration into
 * an address. The document disables the button, because a submit without script would lose it.
 */
export function RegistrationForm({ check, start, registration }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isChecking = check.state === "checking";
  const isInteractive = useIsInteractive();

  async function lookUp(): Promise<void> {
    const answer = await start(input.current?.value ?? "");
    if (answer.state === "refused") answer.press.moveFocus(input.current);
  }
  const lookUpGiven = useEffectEvent(() => void lookUp());
  useEffect(() => {
    if (registration) lookUpGiven();
  }, [registration]);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isChecking) void lookUp();
  }

  return (
    <TitledForm
      title="Enter its registration"
      titleId="by-registration"
      className="booking no-print"
      action={pages.vanCheck.canonical}
      onSubmit={onSubmit}
      noValidate
    >
      <Field
        id="van-registration"
        label="Registration"
        message={check.state === "refused" ? check.message : undefined}
        hint="We look it up with DVSA and DVLA and do not save it."
      >
        {(control) => (
          <PlateInput
            {...control}
            ref={input}
            defaultValue={registration}
            placeholder="AB12CDE"
            autoComplete="off"
          />
        )}
      </Field>
      <Button look="primary" large type="submit" disabled={isChecking || !isInteractive}>
        {isChecking ? "Checking van..." : "Check van"}
      </Button>
      <ScriptPlace what="the van check" />
      <output className="note">
        {isChecking && check.busySeconds !== undefined && waitingCheck(check.busySeconds)}
      </output>
      <noscript>
        <p className="note">
          To check a registration, turn on JavaScript.{" "}
          <a href="#by-hand">Check without a registration</a>
        </p>
      </noscript>
    </TitledForm>
  );
}
