import { dayInWords, daysBetween, type Day } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FleetVan } from "../fleet/fleet-van.ts";
import { stationSearchPath } from "../stations/station-search.ts";
import { classHeading } from "../van-check/result-class.tsx";
import type { SavedVan } from "./saved-van.ts";

const moment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: site.timeZone,
});

/** The icons by level of urgency. */
const icons = { danger: "warning", soon: "clock", fine: "check", unknown: "calendar" } as const;

/** Returns the urgency of a van as of `today`: its level, which colours the card, and its text. */
export function urgencyOf({ failed, due, state }: FleetVan, today: Day): { level: keyof typeof icons; text: string } {
  if (failed) return { level: "danger", text: failedTestSummary(failed) };
  if (due === null) return { level: "unknown", text: "MOT date not known" };
  const days = daysBetween(today, due);
  const number = pluralise(Math.abs(days), "day");
  if (days < 0) return { level: "danger", text: `Ran out ${number} ago` };
  return { level: state === "due soon" ? "soon" : "fine", text: days === 0 ? "Due today" : `Due in ${number}` };
}

function StationsLink({ van: { jurisdiction, motClass, title } }: { van: FleetVan }) {
  const { answer } = motClass;
  // Our list of stations contains neither DVA centres nor stations for these classes.
  if (jurisdiction === "northern-ireland" || answer === "heavy" || answer === "5") return null;
  return (
    <Link className="btn btn-line" to={stationSearchPath({ postcode: null, vanClass: answer ?? undefined })}>
      Find stations<span className="sr-only">{`: ${title}`}</span>
    </Link>
  );
}

interface Props {
  saved: SavedVan;
  van: FleetVan;
  today: Day;
  /** The state of the van's refresh. The message may be empty. */
  refresh: { isWaiting: boolean; message: string } | undefined;
  onRefresh: () => void;
  onDelete: () => void;
}

/** Shows a saved van with its urgency, its dates and its actions. */
export function SavedVanCard({ saved, van, today, refresh, onRefresh, onDelete }: Props) {
  const { level, text } = urgencyOf(van, today);
  const { title, description, due, earliest, state, jurisdiction, motClass, note, sample } = van;
  const name = <span className="sr-only">{`: ${title}`}</span>;
  const source = saved.registration === null ? "Entered" : "Looked up";
  const lookedUp = `${source} ${moment.format(new Date(saved.lookedUpAt))}.`;
  return (
    <li className="card saved-van" data-urgency={level}>
      <p className="urgency">
        <Icon name={icons[level]} />
        <span>{text}</span>
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
        <dd>{jurisdiction === "northern-ireland" ? "DVA tests it" : classHeading(motClass)}</dd>
      </dl>
      <p className="note">{[sample && "Sample data.", lookedUp, note].filter(Boolean).join(" ")}</p>
      <output className="note block">{refresh?.message}</output>
      <div className="saved-van-actions">
        <StationsLink van={van} />
        {saved.registration === null ? (
          <Link className="btn btn-line" to={pages.vanCheck.canonical}>
            Check again{name}
          </Link>
        ) : (
          <Button isWaiting={refresh?.isWaiting ?? false} onClick={onRefresh}>
            Refresh{name}
          </Button>
        )}
        <Button onClick={onDelete}>Delete{name}</Button>
      </div>
    </li>
  );
}
