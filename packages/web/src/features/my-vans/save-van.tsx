import { pages } from "@vanfettle/contract/paths";
import { reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { useRef, useState, type SubmitEvent } from "react";
import { Link } from "react-router";
import { useIsInteractive } from "../../ui/use-is-interactive.ts";
import type { FleetVan } from "../fleet/fleet-van.ts";
import { canSave, toSavedVan } from "./saved-van.ts";
import { saveMessages, saveVans, type SaveResult } from "./saved-vans.ts";
import { useSavedVans } from "./use-saved-vans.ts";
import "./save-van.css";

interface Props {
  van: FleetVan;
  /** The registration without blanks; `null` for a manual entry. */
  registration: string | null;
}

/** The outcome of saving, with a link to the saved vans. */
export function SaveOutcome({ result, saved }: { result: SaveResult | null; saved: string }) {
  return (
    <p className="note mt-2" aria-live="polite">
      {result && (
        <>
          {result === "saved" ? saved : saveMessages[result]}{" "}
          <Link className="inline-block py-1" to={pages.myVans.canonical}>
            Open My vans
          </Link>
        </>
      )}
    </p>
  );
}

/** The form that saves a checked van on this device. Only its button stores data. */
export function SaveVan({ van, registration }: Props) {
  const isInteractive = useIsInteractive();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<SaveResult | null>(null);
  const saved = useSavedVans();
  if (!canSave(van)) return null;
  const known = saved?.find((each) => registration !== null && each.registration === registration);

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const label = input.current?.value ?? "";
    setResult(saveVans([toSavedVan(van, { registration, label, now: new Date() })]));
  }

  return (
    <div className={`save-van card mt-6 print:hidden${isInteractive ? "" : " invisible"}`}>
      <div>
        <h3>Save this van</h3>
        <p className="mt-2">
          Keep {registration === null ? "its" : "its registration,"} dates, class and label in this browser. You see
          them in{" "}
          <Link className="underline" to={pages.myVans.canonical}>
            My vans
          </Link>
          . We get no copy.
        </p>
      </div>
      <form onSubmit={onSubmit}>
        <label className="label" htmlFor="van-label">
          Label (optional)
        </label>
        <div className="save-van-row">
          <input
            // The label is available once the script has read the saved vans.
            key={String(saved === undefined)}
            ref={input}
            className="field"
            id="van-label"
            maxLength={reminderLabelMaxLength}
            defaultValue={(known?.label ?? van.description).slice(0, reminderLabelMaxLength)}
            placeholder="White Transit"
            autoComplete="off"
          />
          <button className="btn btn-line" type="submit">
            Save on this device
          </button>
        </div>
        <SaveOutcome result={result} saved="Saved on this device." />
      </form>
    </div>
  );
}
