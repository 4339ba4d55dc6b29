import { dayInWords, type Day } from "@vanfettle/vans/calendar-day";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import type { FleetVan } from "../fleet/fleet-van.ts";
import { stationSearchPath } from "../stations/station-search.ts";
import { classHeading } from "../van-check/result-class.tsx";
import type { SavedVan } from "./saved-van.ts";
import { urgencyOf } from "./urgency.ts";

const moment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: site.timeZone,
});

function StationsLink({ van: { isNorthernIrish, motClass, title } }: { van: FleetVan }) {
  const { answer } = motClass;
  // Our list of stations contains neither DVA centres nor stations for these classes.
  if (isNorthernIrish || answer === "heavy" || answer === "5") return null;
  return (
    <Link className="btn btn-line" to={stationSearchPath({ postcode: null, vanClass: answer ?? undefined })}>
      Find stations<span className="sr-only">: {title}</span>
    </Link>
  );
}

interface Props {
  saved: SavedVan;
  van: FleetVan;
  today: Day;
  /** The message about the van's refresh; may be empty. */
  message: string;
  isWaiting: boolean;
  onRefresh: () => void;
  onDelete: () => void;
}

/** Shows a saved van with its urgency, its dates and its actions. */
export function SavedVanCard({ saved, van, today, message, isWaiting, onRefresh, onDelete }: Props) {
  const { level, icon, text } = urgencyOf(van, today);
  const { title, description, due, earliest, state, isNorthernIrish, motClass, note, sample } = van;
  const name = <span className="sr-only">: {title}</span>;
  return (
    <li className="card saved-van" data-urgency={level}>
      <p className="urgency">
        <Icon name={icon} />
        {text}
      </p>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <dl>
        <dt>Last day</dt>
        <dd>{due ? dayInWords(due) : "Not known"}</dd>
        {earliest && state !== "expired" && (
          <>
            <dt>Earliest date to keep your renewal date</dt>
            <dd>{dayInWords(earliest)}</dd>
          </>
        )}
        <dt>Class</dt>
        <dd>{isNorthernIrish ? "DVA tests it" : classHeading(motClass)}</dd>
      </dl>
      <p className="note">
        {sample && "Sample data. "}
        {saved.registration === null ? "Entered" : "Looked up"} {moment.format(new Date(saved.lookedUpAt))}. {note}
      </p>
      <output className="note block">{message}</output>
      <div className="saved-van-actions">
        <StationsLink van={van} />
        {saved.registration === null ? (
          <Link className="btn btn-line" to={pages.vanCheck.canonical}>
            Check again{name}
          </Link>
        ) : (
          // A disabled button would lose the focus.
          <button
            type="button"
            className="btn btn-line"
            aria-disabled={isWaiting || undefined}
            onClick={() => !isWaiting && onRefresh()}
          >
            Refresh{name}
          </button>
        )}
        <button type="button" className="btn btn-line" onClick={onDelete}>
          Delete{name}
        </button>
      </div>
    </li>
  );
}
