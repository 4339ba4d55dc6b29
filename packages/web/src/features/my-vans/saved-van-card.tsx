import type { ReactNode } from "react";
import { pages } from "@vanfettle/contract/paths";
import { site } from "@vanfettle/contract/site";
import { dayInWords, type Day } from "@vanfettle/vans/calendar-day";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { AskCard } from "../ask-card/ask-card.tsx";
import { askedVanOf } from "../ask-card/asked-van.ts";
import { ChecksLink } from "../mot-landing/checks-link.tsx";
import { isDue } from "../van-requests/proposed-service.ts";
import { dueInWords, stateLook, stateNote } from "../vehicle/mot-sentences.ts";
import { classOrReason } from "../vehicle/result-class.tsx";
import type { Van } from "../vehicle/van.ts";
import { nextStep } from "./next-step.ts";
import type { SavedVan } from "./saved-van.ts";

const moment = new Intl.DateTimeFormat(site.locale, {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: site.timeZone,
});

/** The icons by level of urgency. */
const icons = { danger: "warning", soon: "clock", fine: "check", unknown: "calendar" } as const;

const levels = { bad: "danger", soon: "soon", good: "fine", neutral: "unknown" } as const;

/** Returns the urgency of a van, which colours its card. */
export const urgencyOf = (van: Van): keyof typeof icons => {
  if (van.failed) return "danger";
  return van.state === "unknown" ? "unknown" : levels[stateLook(van)];
};

/** The state of a van and the next step of its owner, which links to the page for it. */
function NextStepLine({ van, today }: { van: Van; today: Day }) {
  const { state, action, link } = nextStep(van, today);
  const level = urgencyOf(van);
  return (
    <p className="urgency">
      <Icon name={icons[level]} />
      <span>
        <span>{action === null ? state : `${state}${van.failed ? ". " : ": "}`}</span>
        {link !== null && <PageLink to={link}>{action}</PageLink>}
        {link === null && action !== null && <span>{action}</span>}
      </span>
    </p>
  );
}

/** Links to a page of this site, to a part of this page, or to another site. */
const PageLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith("/") ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;

interface Props {
  saved: SavedVan;
  van: Van;
  /** The name of the van in its buttons, which no other saved van has. */
  name: string;
  today: Day;
  /** The state of the van's refresh. The message may be empty. */
  refresh: { isWaiting: boolean; message: string } | undefined;
  onRefresh: () => void;
  onRemove: () => void;
}

/** Shows a saved van with its next step, its dates and its actions. */
export function SavedVanCard({ saved, van, name, today, refresh, onRefresh, onRemove }: Props) {
  const { title, description, earliest, state, jurisdiction, motClass, note, sample } = van;
  const source = saved.registration === null ? "Entered" : "Looked up";
  const ofVan = <span className="sr-only">{name}</span>;
  const lookedUp = `${source} ${moment.format(new Date(saved.lookedUpAt))}.`;
  return (
    <li className="card saved-van" data-urgency={urgencyOf(van)}>
      <h3>{title}</h3>
      {description && <p>{description}</p>}
      <NextStepLine van={van} today={today} />
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
      {van.isVan && isDue(van) && (
        <>
          <p>
            <ChecksLink />
          </p>
          <AskCard
            van={askedVanOf(van)}
            name={name}
            heading="h4"
            of={van.failed ? ["repair", "test"] : ["test", "service"]}
          />
        </>
      )}
      <output className="note block">{refresh?.message}</output>
      <div className="saved-van-actions">
        {saved.registration === null ? (
          <Link className="btn btn-line" to={pages.vanCheck.canonical}>
            Check again {ofVan}
          </Link>
        ) : (
          <Button isWaiting={refresh?.isWaiting ?? false} onClick={onRefresh}>
            Refresh {ofVan}
          </Button>
        )}
        <Button onClick={onRemove}>Remove {ofVan}</Button>
      </div>
    </li>
  );
}
