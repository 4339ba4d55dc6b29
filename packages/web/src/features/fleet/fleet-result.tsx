import { pluralise } from "@vanfettle/vans/format-number";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { focusStart } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { SaveFleet } from "../my-vans/save-van.tsx";
import { fleetCsv, remindersOf, saveCalendar } from "./fleet-files.ts";
import { isUnsafe, sortedByDue } from "./fleet-rows.ts";
import { FleetTable } from "./fleet-table.tsx";
import type { Fleet } from "./use-fleet.ts";

interface Props {
  fleet: Fleet;
  postcode: string;
}

/** The table of a fleet, the progress of its check, and buttons to save files. */
export function FleetResult({ fleet, postcode }: Props) {
  const { rows, retry } = fleet;
  const table = useRef<HTMLElement>(null);
  function retryLines(number?: number): void {
    // The pressed button disappears.
    table.current?.focus({ preventScroll: true });
    retry(number);
  }
  const sorted = sortedByDue(rows);
  const vans = sorted.flatMap((row) => (row.state === "known" ? [row.van] : []));
  const unsafe = vans.filter(isUnsafe).length;
  const waiting = rows.filter((row) => row.state === "waiting");
  const isBusy = waiting.some(({ busySeconds }) => busySeconds !== undefined);
  const done = rows.length - waiting.length;
  const failed = done - vans.length;
  const canRetry = rows.some((row) => row.state === "failed" && row.canRetry);
  return (
    <section className="section">
      <div className="wrap">
        <h2 ref={focusStart} tabIndex={-1}>
          {pluralise(rows.length, "van")}, by last day
        </h2>
        <output className="mt-3 block">
          {waiting.length > 0
            ? `${done} of ${rows.length} done.${isBusy ? " The site is busy, so this takes longer." : ""}`
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
        <FleetTable ref={table} rows={sorted} postcode={postcode} onRetry={retryLines} />
        <SaveFleet rows={rows}>
          <Button
            disabled={vans.length === 0}
            onClick={() => saveFile({ name: "vans.csv", type: "text/csv", text: fleetCsv(sorted) })}
          >
            Save as CSV
          </Button>
          <Button disabled={remindersOf(vans).length === 0} onClick={() => saveCalendar(vans)}>
            Save to a calendar
          </Button>
          <Button onClick={() => window.print()}>Print</Button>
          {canRetry && <Button onClick={() => retryLines()}>Retry failed lines</Button>}
        </SaveFleet>
        <p className="note mt-3 print:hidden">
          Both files are made in your browser. The calendar file calls vans by name, or by line and make, and never by
          registration, because such files are passed on.
        </p>
      </div>
    </section>
  );
}
