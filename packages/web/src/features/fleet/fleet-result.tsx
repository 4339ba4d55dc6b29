import { useRef, useState } from "react";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { vanClasses } from "@vanfettle/vans/law/law-values";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useFixedOrder } from "../../ui/first-use.ts";
import { takePress, type Press } from "../../ui/focus.ts";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useToday } from "../../ui/use-today.ts";
import { AskCard } from "../ask-card/ask-card.tsx";
import { askedClass } from "../ask-card/questions.ts";
import { RegistrationChoice } from "../calendar/registration-choice.tsx";
import { calendarNotes, hasEntries, nameVans, saveCalendar } from "../calendar/save-calendar.ts";
import { ChecksLink } from "../mot-landing/checks-link.tsx";
import { useSavedVans } from "../my-vans/saved-vans.ts";
import { RequestsLink, VanRequests } from "../van-requests/van-requests.tsx";
import { distinctNames } from "../vehicle/distinct-names.ts";
import { isUnsafe } from "../vehicle/van-urgency.ts";
import type { Van } from "../vehicle/van.ts";
import { fleetCsv } from "./fleet-csv.ts";
import { listToPaste, sortedByDue } from "./fleet-rows.ts";
import { FleetTable } from "./fleet-table.tsx";
import { ownerLabel } from "./owner-label.ts";
import { SaveFleet } from "./save-fleet.tsx";
import type { Fleet } from "./use-fleet.ts";

/** The questions for the stations to which the table links: a card for each class of the fleet. */
function FleetAskCards({ vans }: { vans: readonly Van[] }) {
  const british = vans.filter(
    ({ isVan, jurisdiction }) => isVan && jurisdiction === "great-britain",
  );
  const classes = vanClasses.filter((vanClass) =>
    british.some(({ motClass }) => motClass.answer === vanClass),
  );
  return (
    <div className="no-print">
      {classes.map((vanClass) => (
        <AskCard key={vanClass} van={askedClass(vanClass)} name={`class ${vanClass}`} />
      ))}
    </div>
  );
}

/**
 * The table of a fleet, the progress of its check, and buttons to save files. `list` is the number
 * of the check: requests that the visitor has begun outlive the next.
 */
export function FleetResult({
  fleet: { rows, retry },
  postcode,
  press,
  list,
}: {
  fleet: Fleet;
  postcode: string;
  /** The press that asked for the table, whose heading takes the focus. */
  press: Press | null;
  list: number;
}) {
  const table = useRef<HTMLElement>(null);
  function retryLines(number?: number): void {
    // The pressed button disappears.
    takePress().moveFocus(table.current, "none");
    retry(number);
  }
  const today = useToday();
  const saved = useSavedVans() ?? [];
  const [withRegistrations, setWithRegistrations] = useState(false);
  const sorted = sortedByDue(rows);
  const inTable = useFixedOrder(sorted, ({ line }) => String(line.number), list);
  function saveDates(): void {
    const labelled = sorted.flatMap((row) =>
      row.state === "known"
        ? [{ van: row.van, label: ownerLabel(row.line, saved), number: row.line.number }]
        : [],
    );
    saveCalendar(nameVans(labelled, { withRegistrations }), { fileName: "vans.ics", today });
  }
  const vans = sorted.flatMap((row) => (row.state === "known" ? [row.van] : []));
  const names = distinctNames(vans);
  const requestable = vans.flatMap((van, index) =>
    van.isVan ? [{ id: `${van.key} ${van.title}`, name: names[index] ?? van.title, van }] : [],
  );
  const unsafe = vans.filter(isUnsafe).length;
  const waiting = rows.filter((row) => row.state === "waiting");
  const isBusy = waiting.some(({ busySeconds }) => busySeconds !== undefined);
  const done = rows.length - waiting.length;
  const failed = done - vans.length;
  const canRetry = rows.some((row) => row.state === "failed" && row.canRetry);
  const busyNote = isBusy ? " The site is busy, so this takes longer." : "";
  const progressText = `${done} of ${rows.length} done.${busyNote}`;
  const failures = failed > 0 ? `, ${pluralise(failed, "line")} failed: see below` : "";
  const resultText = `${pluralise(vans.length, "van")} checked${failures}.`;
  return (
    <section className="section">
      <div className="wrap">
        <h2 ref={(heading) => void press?.moveFocus(heading, "start")} tabIndex={-1}>
          {`${pluralise(rows.length, "van")}, by last day`}
        </h2>
        <p className="note">{`As of ${dayInWords(today)}`}</p>
        <output className="mt-3 block">
          <span>{waiting.length > 0 ? progressText : resultText}</span>
          {unsafe > 0 && (
            <strong className="fleet-failed mt-3">
              <Icon name="warning" />
              <span>
                {` Do not drive ${pluralise(unsafe, "van")} until repaired: ${unsafe === 1 ? "it is" : "they are"} at the top of the table.`}
              </span>
            </strong>
          )}
        </output>
        <p className="mt-3">
          <RequestsLink vans={requestable} />
        </p>
        {vans.some(({ sample }) => sample) && (
          <p className="notice mt-3">
            Results by registration are sample data: this site has no keys for DVSA and DVLA.
          </p>
        )}
        {/* On a phone each row is a card. A wide table scrolls within its container. */}
        <section
          {...inTable.props}
          ref={table}
          className="fleet-scroll"
          aria-label="Vans by the day on which they are due"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
          tabIndex={0}
        >
          <FleetTable rows={inTable.items} postcode={postcode} onRetry={retryLines} />
        </section>
        <SaveFleet key={list} rows={rows}>
          <Button
            disabled={vans.length === 0}
            onClick={() =>
              saveFile({ name: "vans.csv", type: "text/csv", text: fleetCsv(sorted, today) })
            }
          >
            Save as CSV
          </Button>
          <Button disabled={!vans.some((van) => hasEntries(van, today))} onClick={saveDates}>
            Save to a calendar
          </Button>
          <Button onClick={() => window.print()}>Print</Button>
          <CopyButton
            text={() => listToPaste(sorted)}
            label="Copy the list"
            copied="The list is copied. Paste it into this page on another device, or send it to a colleague."
            blocked="Your browser does not let this page copy. Copy the lines from the form above."
          />
          {canRetry && <Button onClick={() => retryLines()}>Retry failed lines</Button>}
        </SaveFleet>
        {vans.some(({ registration }) => registration !== null) && (
          <RegistrationChoice isChosen={withRegistrations} onChange={setWithRegistrations} />
        )}
        <p className="note mt-3 no-print">
          Both files are made in your browser. {calendarNotes.alarm} {calendarNotes.unsaved}
        </p>
        <p className="mt-3">
          <ChecksLink />
        </p>
        <FleetAskCards vans={vans} />
        <VanRequests vans={requestable} postcode={postcode} list={list} />
      </div>
    </section>
  );
}
