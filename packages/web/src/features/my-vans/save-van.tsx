import { useRef, useState, type SubmitEvent } from "react";
import { pages } from "@vanfettle/contract/paths";
import { reminderLabelMaxLength } from "@vanfettle/vans/reminder";
import { Button } from "../../ui/button.tsx";
import { useGivenValue } from "../../ui/given-value.ts";
import { Link } from "../../ui/link.tsx";
import { useIsInteractive } from "../../ui/use-is-interactive.ts";
import { visitRecord } from "../calendar/calendar-records.ts";
import type { Van } from "../vehicle/van.ts";
import { canSave, savedLabel, toCheckedVan, type SavedVan } from "./saved-van.ts";
import {
  saveMessages,
  saveVans,
  useSavedVans,
  type NewVan,
  type SaveResult,
} from "./saved-vans.ts";
import "./save-van.css";

/** The outcome of saving, with a link to the saved vans. */
export function SaveOutcome({ result, saved }: { result: SaveResult | null; saved: string }) {
  return (
    <p className="note mt-2" aria-live="polite">
      {result && (
        <>
          <span>{`${result === "saved" ? saved : saveMessages[result]} `}</span>
          <Link className="inline-block py-1" to={pages.myVans.canonical}>
            Open My vans
          </Link>
        </>
      )}
    </p>
  );
}

/** Returns the label of a van that is already saved, or else its description. */
export const labelOf = (van: Van, saved: readonly SavedVan[]): string =>
  savedLabel(van, saved) ?? van.description;

/** Returns a van for saving, with its calendar entries of this visit. */
export const newVan = (van: Van, label: string): NewVan => ({
  ...toCheckedVan(van, { label, now: new Date() }),
  calendar: visitRecord({ van, label }),
});

/** The form that saves a checked van on this device. Only its button stores data. */
export function SaveVan({ van }: { van: Van }) {
  const isInteractive = useIsInteractive();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<{ result: SaveResult; key: string }>();
  const saved = useSavedVans();
  const label = labelOf(van, saved ?? []).slice(0, reminderLabelMaxLength);
  const firstLabel = useGivenValue(input, label);
  if (!canSave(van)) return null;

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const result = saveVans([newVan(van, input.current?.value ?? "")]);
    setOutcome({ result, key: van.key });
  }

  return (
    <div className={`save-van card mt-4 no-print${isInteractive ? "" : " invisible"}`}>
      <div>
        <h3>Save this van</h3>
        <p className="mt-2">
          Kept in this browser only, under{" "}
          <Link className="underline" to={pages.myVans.canonical}>
            My vans
          </Link>
          . Saving sends us nothing.
          {van.registration === null && " The same label replaces the van saved under it."}
        </p>
      </div>
      <form onSubmit={onSubmit}>
        <label className="label" htmlFor="van-label">
          Label (optional)
        </label>
        <div className="save-van-row">
          <input
            ref={input}
            className="field"
            id="van-label"
            maxLength={reminderLabelMaxLength}
            defaultValue={firstLabel}
            placeholder="White Transit"
            autoComplete="off"
          />
          <Button type="submit">Save on this device</Button>
        </div>
        <SaveOutcome
          result={outcome?.key === van.key ? outcome.result : null}
          saved="Saved on this device."
        />
      </form>
    </div>
  );
}
