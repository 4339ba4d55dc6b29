import { dayInWords } from "@vanfettle/vans/calendar-day";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { pages } from "@vanfettle/contract/paths";
import type { Ref } from "react";
import { busyMessage } from "../../api/retry-while-busy.ts";
import { stationSearchPath } from "../stations/station-search.ts";
import { Icon } from "../../ui/icon.tsx";
import { classHeading } from "../van-check/result-class.tsx";
import type { FleetRow } from "./fleet-rows.ts";
import type { FleetVan } from "./fleet-van.ts";

/** Links to stations for the van's class. The link loads a document, so that the browser can restore this table. */
function Stations({ van, postcode }: { van: FleetVan; postcode: string }) {
  const { answer } = van.motClass;
  if (van.jurisdiction === "northern-ireland") return <>DVA tests it</>;
  if (answer === "heavy") return <>No MOT station</>;
  if (answer === "5") return <>Ask a station</>;
  return <a href={stationSearchPath({ postcode: postcode || null, vanClass: answer ?? undefined })}>Stations</a>;
}

function KnownRow({ van, postcode }: { van: FleetVan; postcode: string }) {
  const { title, description, due, earliest, state, failed, motClass, note } = van;
  return (
    <tr>
      <th scope="row">
        {title}
        {description && <small>{description}</small>}
        {failed && (
          <strong className="fleet-failed">
            <Icon name="warning" /> {failedTestSummary(failed)}
          </strong>
        )}
      </th>
      <td data-label="Last day">
        {due ? dayInWords(due) : "Not known"}
        {state === "expired" && (
          <strong className="fleet-failed">
            <Icon name="warning" /> Has run out
          </strong>
        )}
        {earliest && state !== "expired" && <small>from {dayInWords(earliest)}</small>}
      </td>
      <td data-label="Class">
        {van.jurisdiction === "northern-ireland" ? "DVA" : classHeading(motClass)}
        {note && <small>{note}</small>}
      </td>
      <td data-label="Where">
        <Stations van={van} postcode={postcode} />
      </td>
    </tr>
  );
}

/** The row of a van without a result. */
function OtherRow({ row, onRetry }: { row: Exclude<FleetRow, { state: "known" }>; onRetry: (number: number) => void }) {
  const { line } = row;
  const pending = row.state === "waiting" && (row.busySeconds ? busyMessage(row.busySeconds) : "Checking...");
  return (
    <tr>
      <th scope="row">{line.text}</th>
      <td colSpan={3}>
        {row.state === "failed" ? row.message : pending}{" "}
        {row.state === "failed" && row.canRetry && (
          <button className="btn btn-line print:hidden" type="button" onClick={() => onRetry(line.number)}>
            Try again<span className="sr-only">: {line.text}</span>
          </button>
        )}
        {row.state === "failed" && !row.canRetry && line.kind === "registration" && (
          <a className="print:hidden" href={pages.vanCheck.canonical}>
            Check without a registration
          </a>
        )}
      </td>
    </tr>
  );
}

interface Props {
  /** The rows in the order of display. */
  rows: readonly FleetRow[];
  postcode: string;
  onRetry: (number: number) => void;
  ref: Ref<HTMLElement>;
}

/** The vans of a fleet, the first due at the top: a card each on a phone, otherwise a table that scrolls by itself. */
export function FleetTable({ rows, postcode, onRetry, ref }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached with the keyboard
    <section ref={ref} className="fleet-scroll" aria-label="Vans by the day on which they are due" tabIndex={0}>
      <table className="fleet">
        <thead>
          <tr>
            <th scope="col">Van</th>
            <th scope="col">Last day</th>
            <th scope="col">Class</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            row.state === "known" ? (
              <KnownRow key={row.line.number} van={row.van} postcode={postcode} />
            ) : (
              <OtherRow key={row.line.number} row={row} onRetry={onRetry} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}
