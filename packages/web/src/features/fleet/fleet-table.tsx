import { pages } from "@vanfettle/contract/paths";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { vanClasses, type VanClass } from "@vanfettle/vans/law/law-values";
import { zoneAnswersInWords } from "@vanfettle/vans/zones/zone-sentences";
import { waitingCheck } from "../../api/failure-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useToday } from "../../ui/use-today.ts";
import { PhoneLink, stationDistance, stationTitle } from "../station/station-list.tsx";
import { stationSearchPath } from "../station/station-search.ts";
import { dueInWords, stateHeading, stateNote } from "../vehicle/mot-sentences.ts";
import { classOrReason } from "../vehicle/result-class.tsx";
import type { Van } from "../vehicle/van.ts";
import type { FleetRow } from "./fleet-rows.ts";
import { recallsInWords } from "./recalls.ts";
import { useNearestStations, type NearestStation } from "./use-nearest-stations.ts";

interface StationsProps {
  van: Van;
  postcode: string;
  nearest: ReadonlyMap<VanClass, NearestStation>;
}

/**
 * The nearest station for the van's class, and a link to others. The link loads a document, because the browser can then
 * restore this table.
 */
function Stations({ van, postcode, nearest }: StationsProps) {
  const { answer } = van.motClass;
  if (!van.isVan) return <>We cover vans only</>;
  if (van.jurisdiction === "northern-ireland") return <>DVA tests it</>;
  if (answer === "heavy") return <>No MOT station</>;
  if (answer === "5") return <>Ask a station</>;
  const found = answer && nearest.get(answer);
  return (
    <>
      {found && <Nearest {...found} />}
      <a
        className={found ? "no-print" : undefined}
        href={stationSearchPath({ postcode: postcode || null, vanClass: answer ?? undefined })}
      >
        {found ? "More stations" : "Stations"}
      </a>
    </>
  );
}

const Nearest = ({ station, isSample }: NearestStation) => (
  <span className="fleet-station">
    {`${isSample ? "Sample: " : ""}${stationTitle(station, isSample)}`}
    <small>{stationDistance(station)}</small>
    <PhoneLink phone={station.phone} />
  </span>
);

/**
 * What the registers say of recalls, zones and tax, or that they were not asked. Phones leave out
 * cells without a label.
 */
function RegisterCells({ registers }: Pick<Van, "registers">) {
  const { zones, recall, tax } = registers ?? {};
  return (
    <>
      <td data-label={registers && "Recall"}>
        {recall === "yes" ? (
          <strong className="fleet-failed">
            <Icon name="warning" /> {recallsInWords.yes}
          </strong>
        ) : (
          ((recall && recallsInWords[recall]) ?? notLookedUp)
        )}
      </td>
      <td data-label={registers && "Clean air zones"}>
        {registers ? zoneAnswersInWords[zones?.answer ?? "unknown"] : notLookedUp}
      </td>
      <td data-label={registers && "Tax at DVLA"}>
        {registers ? (tax?.state ?? "Not known") : notLookedUp}
        {tax?.due && <small>{`due ${dayInWords(tax.due)}`}</small>}
      </td>
    </>
  );
}

/** The word for what only a lookup by registration tells. */
const notLookedUp = "-";

function KnownRow({ van, label, ...where }: StationsProps & { label: string }) {
  const { title, description, earliest, state, failed, motClass, note } = van;
  const today = useToday();
  const explanation = stateNote(van, today);
  return (
    <tr>
      <th scope="row">
        {title}
        {label && <small>{label}</small>}
        {description && <small>{description}</small>}
        {failed && (
          <strong className="fleet-failed">
            <Icon name="warning" /> {failedTestSummary(failed)}
          </strong>
        )}
      </th>
      <td data-label="Last day">
        {dueInWords(van) ?? "Not known"}
        {state === "expired" && (
          <strong className="fleet-failed">
            <Icon name="warning" /> {stateHeading(van, today)}
          </strong>
        )}
        {explanation && <small>{explanation}</small>}
        {earliest && state !== "expired" && (
          <small>{`a test keeps it from ${dayInWords(earliest)}`}</small>
        )}
      </td>
      <td data-label="Class">
        {van.jurisdiction === "northern-ireland" ? "DVA" : classOrReason(motClass, van)}
        {note && <small>{note}</small>}
      </td>
      <RegisterCells registers={van.registers} />
      <td data-label="Where">
        <Stations van={van} {...where} />
      </td>
    </tr>
  );
}

/** The row of a van without a result. */
function OtherRow({
  row,
  onRetry,
}: {
  row: Exclude<FleetRow, { state: "known" }>;
  onRetry: (number: number) => void;
}) {
  const { line } = row;
  const pending =
    row.state === "waiting" && (row.busySeconds ? waitingCheck(row.busySeconds) : "Checking...");
  return (
    <tr>
      <th scope="row">{line.text}</th>
      <td colSpan={6}>
        <span>{`${row.state === "failed" ? row.message : pending} `}</span>
        {row.state === "failed" && row.canRetry && (
          <Button className="no-print" onClick={() => onRetry(line.number)}>
            Try again<span className="sr-only">: {line.text}</span>
          </Button>
        )}
        {row.state === "failed" && !row.canRetry && line.kind === "registration" && (
          <a className="no-print" href={pages.vanCheck.canonical}>
            Check without a registration
          </a>
        )}
      </td>
    </tr>
  );
}

/** The rows of a fleet, one for each van. Printed, it is the sheet of the fleet. */
export function FleetTable({
  rows,
  postcode,
  onRetry,
}: {
  rows: readonly FleetRow[];
  postcode: string;
  onRetry: (number: number) => void;
}) {
  const tested = rows.flatMap((row) =>
    row.state === "known" && row.van.isVan && row.van.jurisdiction === "great-britain"
      ? [row.van.motClass.answer]
      : [],
  );
  const classes = vanClasses.filter((vanClass) => tested.includes(vanClass));
  const nearest = useNearestStations(postcode, classes);
  return (
    <table className="fleet">
      <thead>
        <tr>
          <th scope="col">Van</th>
          <th scope="col">Last day</th>
          <th scope="col">Class</th>
          <th scope="col">Recall</th>
          <th scope="col">Clean air zones</th>
          <th scope="col">Tax at DVLA</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.state === "known" ? (
            <KnownRow
              key={row.line.number}
              van={row.van}
              label={row.line.kind === "registration" ? row.line.label : ""}
              postcode={postcode}
              nearest={nearest}
            />
          ) : (
            <OtherRow key={row.line.number} row={row} onRetry={onRetry} />
          ),
        )}
      </tbody>
    </table>
  );
}
