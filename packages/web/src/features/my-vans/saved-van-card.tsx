import { Link } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { dayInWords, daysBetween, type Day } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { FleetVan } from "../fleet/fleet-van.ts";
import { stationSearchPath } from "../stations/station-search.ts";
import { dueInWords, stateHeading, stateLook, stateNote } from "../van-check/mot-sentences.ts";
import { classOrReason } from "../van-check/result-class.tsx";
import type { SavedVan } from "./saved-van.ts";

const moment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: site.timeZone,
});

/** The icons by level of urgency. */
const icons = { danger: "warning", soon: "clock", fine: "check", unknown: "calendar" } as const;

const levels = { bad: "danger", soon: "soon", good: "fine", neutral: "unknown" } as const;

function urgencyText(van: FleetVan, today: Day): string {
  const { due, state } = van;
  if (state === "unknown" && !van.firstTestWasDue) return "MOT date not known";
  if (due === null || state === "may be exempt") return stateHeading(van, today);
  const days = daysBetween(today, due);
  const number = pluralise(Math.abs(days), "day");
  if (days < 0) return `Ran out ${number} ago`;
  return days === 0 ? "Due today" : `Due in ${number}`;
}

/** Returns the urgency of a van as of `today`: its level, which colours the card, and its text. */
export function urgencyOf(van: FleetVan, today: Day): { level: keyof typeof icons; text: string } {
  if (van.failed) return { level: "danger", text: failedTestSummary(van.failed) };
  const level = van.state === "unknown" ? "unknown" : levels[stateLook(van)];
  return { level, text: urgencyText(van, today) };
}

function StationsLink({ van: { isVan, jurisdiction, motClass, title } }: { van: FleetVan }) {
  const { answer } = motClass;
  // Our list of stations contains neither DVA centres nor stations for these classes and other
  // vehicles.
  if (!isVan || jurisdiction === "northern-ireland" || answer === "heavy" || answer === "5") {
    return null;
  }
  return (
    <Link
      className="btn btn-line"
      to={stationSearchPath({ postcode: null, vanClass: answer ?? undefined })}
    >
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
  const { title, description, earliest, state, jurisdiction, motClass, note, sample } = van;
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
        <dd>{dueInWords(van) ?? "Not known"}</dd>
        {earliest && state !== "expired" && (
          <>
            <dt>Earliest date to keep your renewal date</dt>
            <dd>{dayInWords(earliest)}</dd>
          </>
        )}
        <dt>Class</dt>
        <dd>
          {jurisdiction === "northern-ireland" ? "DVA tests it" : classOrReason(motClass, van)}
        </dd>
      </dl>
      <p className="note">
        {[sample && "Sample data.", lookedUp, stateNote(van, today), note]
          .filter(Boolean)
          .join(" ")}
      </p>
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
