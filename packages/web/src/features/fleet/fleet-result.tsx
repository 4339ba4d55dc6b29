import { pluralise } from "@vanfettle/vans/format-number";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { SaveFleet } from "../my-vans/save-fleet.tsx";
import { remindersOf, saveCalendar } from "./fleet-calendar.ts";
import { fleetCsv } from "./fleet-csv.ts";
import { isUnsafe, knownVans, sortedByDue } from "./fleet-rows.ts";
import { FleetTable } from "./fleet-table.tsx";
import type { Fleet } from "./use-fleet.ts";

interface Props {
  fleet: Fleet;
  postcode: string;
}

/** The table of a fleet, the progress of its check, and buttons to save files. */
export function FleetResult({ fleet, postcode }: Props) {
  const { rows, retry } = fleet;
  const heading = useRef<HTMLHeadingElement>(null);
  const table = useRef<HTMLElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, []);
  function retryLines(number?: number): void {
    // The pressed button disappears.
    table.current?.focus({ preventScroll: true });
    retry(number);
  }
  const vans = knownVans(sortedByDue(rows));
  const unsafe = vans.filter(isUnsafe).length;
  const waiting = rows.filter(({ state }) => state === "waiting").length;
  const isBusy = rows.some((row) => row.state === "waiting" && row.busySeconds !== undefined);
  const failed = rows.filter(({ state }) => state === "failed").length;
  const canRetry = rows.some((row) => row.state === "failed" && row.canRetry);
  return (
    <section className="section">
      <div className="wrap">
        <h2 ref={heading} tabIndex={-1}>
          {pluralise(rows.length, "van")}, by last day
        </h2>
        <output className="mt-3 block">
          {waiting > 0
            ? `${rows.length - waiting} of ${rows.length} done.${isBusy ? " The site is busy, so this takes longer." : ""}`
            : `${pluralise(vans.length, "van")} checked${failed > 0 ? `, ${pluralise(failed, "line")} failed: see below` : ""}.`}
          {unsafe > 0 && (
            <strong className="fleet-failed mt-3">
              <Icon name="warning" /> Do not drive {pluralise(unsafe, "van")} until repaired:{" "}
              {unsafe === 1 ? "it is" : "they are"} at the top of the table.
            </strong>
          )}
        </output>
        {vans.some(({ sample }) => sample) && (
          <p className="notice mt-3">
            Results by registration are sample data: this site has no keys for DVSA and DVLA.
          </p>
        )}
        <FleetTable ref={table} rows={rows} postcode={postcode} onRetry={retryLines} />
        <SaveFleet rows={rows}>
          <button
            className="btn btn-line"
            type="button"
            disabled={vans.length === 0}
            onClick={() => saveFile({ name: "vans.csv", type: "text/csv", text: fleetCsv(sortedByDue(rows)) })}
          >
            Save as CSV
          </button>
          <button
            className="btn btn-line"
            type="button"
            disabled={remindersOf(vans).length === 0}
            onClick={() => saveCalendar(vans)}
          >
            Save to a calendar
          </button>
          <button className="btn btn-line" type="button" onClick={() => window.print()}>
            Print
          </button>
          {canRetry && (
            <button className="btn btn-line" type="button" onClick={() => retryLines()}>
              Retry failed lines
            </button>
          )}
        </SaveFleet>
        <p className="note mt-3 print:hidden">
          Both files are made in your browser. The calendar file calls vans by name, or by line and make, and never by
          registration, because such files are passed on.
        </p>
      </div>
    </section>
  );
}
