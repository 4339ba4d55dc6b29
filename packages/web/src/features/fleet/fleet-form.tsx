import { useRef, useState, type SubmitEvent } from "react";
import { pages } from "@vanfettle/contract/paths";
import { visibleText } from "@vanfettle/vans/visible-text";
import { Button } from "../../ui/button.tsx";
import { Field, identifierInput } from "../../ui/field.tsx";
import { takePress } from "../../ui/focus.ts";
import { Link } from "../../ui/link.tsx";
import { ScriptPlace } from "../../ui/script-place.tsx";
import { TitledForm } from "../../ui/titled-form.tsx";
import { useIsInteractive } from "../../ui/use-is-interactive.ts";
import { useToday } from "../../ui/use-today.ts";
import { fleetMaxLines, parseFleetLines, type FleetLine } from "./fleet-lines.ts";

interface Props {
  /** Called with the parsed lines and the postcode for the station search, which may be empty. */
  onCheck: (lines: readonly FleetLine[], postcode: string) => void;
}

/**
 * The form for a fleet. Its fields omit `name`: a submit without script must not put pasted lines
 * into the address.
 */
export function FleetForm({ onCheck }: Props) {
  const today = useToday();
  const isInteractive = useIsInteractive();
  const lines = useRef<HTMLTextAreaElement>(null);
  const postcode = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string>();

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entry = parseFleetLines(lines.current?.value ?? "", today);
    setMessage("message" in entry ? entry.message : undefined);
    if ("message" in entry) takePress().moveFocus(lines.current);
    else onCheck(entry.lines, visibleText(postcode.current?.value ?? "").trim());
  }

  return (
    <TitledForm title="Your vans" titleId="fleet-title" onSubmit={onSubmit} noValidate>
      <Field
        id="fleet-lines"
        label={`One van a line, up to ${fleetMaxLines}`}
        message={message}
        hint={
          <>
            By registration, with a name if you like.
            <br />
            Or by MOT expiry date and plate weight in kg.
          </>
        }
      >
        {(control) => (
          <textarea
            {...control}
            ref={lines}
            className="field fleet-lines"
            rows={8}
            placeholder={"AB12 CDE\n15/05/2027, 3500, White Transit"}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field id="fleet-postcode" label="Postcode for the stations (optional)">
        {(control) => (
          <input
            {...control}
            {...identifierInput}
            ref={postcode}
            className="field"
            autoComplete="postal-code"
          />
        )}
      </Field>
      <Button look="primary" large type="submit" disabled={!isInteractive}>
        Check the vans
      </Button>
      <ScriptPlace what="the fleet check" />
      <p className="note without-script">
        The table needs JavaScript.{" "}
        <Link to={pages.vanCheck.canonical}>Check one van at a time</Link> instead.
      </p>
    </TitledForm>
  );
}
