import type { ReactNode } from "react";
import type { BookingCounts } from "@vanfettle/contract/booking/operator-bookings-schemas";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { pages, type AdminPageName } from "@vanfettle/contract/paths";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { statusOf } from "../../api/http-error.ts";
import { Link } from "../../ui/link.tsx";
import { groupFailures, toListed } from "../content-manager/listed-location.ts";
import { FailureAlert, needsSignIn } from "../operator-session/failure-alert.tsx";

interface OverviewCardProps {
  page: AdminPageName;
  title: string;
  children: ReactNode;
}

/** The items that wait on another operators' page, under a link to it. */
export const OverviewCard = ({ page, title, children }: OverviewCardProps) => (
  <section className="card overview-card" aria-labelledby={`overview-${page}`}>
    <h2 id={`overview-${page}`}>
      <Link to={pages[page].canonical}>{title}</Link>
    </h2>
    {children}
  </section>
);

type StatesProps = { states: ContentStates };

export function DraftsCard({ states: { locations } }: StatesProps) {
  const count = locations.filter(({ draftVersion }) => draftVersion !== null).length;
  const wait = count === 1 ? "waits" : "wait";
  return (
    <OverviewCard page="reviewDrafts" title="Drafts">
      <p>{count === 0 ? "No drafts wait." : `${pluralise(count, "draft")} ${wait} for review.`}</p>
    </OverviewCard>
  );
}

export function FailuresCard({ states }: StatesProps) {
  const groups = groupFailures(toListed([], states));
  const causes = groups.flatMap(([first, ...others]) =>
    first ? [{ ...first.review.failure, count: others.length + 1 }] : [],
  );
  return (
    <OverviewCard page="contentManager" title="Failed texts">
      {causes.length === 0 ? (
        <p>No text has failed.</p>
      ) : (
        <ul>
          {causes.map(({ code, message, count }) => (
            <li key={code}>
              <strong>{pluralise(count, "text")}</strong>
              <span>{`: ${message}`}</span>
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}

interface BookingsCardProps {
  read: { data: BookingCounts | undefined; error: unknown };
}

/** Today's bookings. Nothing for an operator who may not read bookings. */
export function BookingsCard({ read: { data, error } }: BookingsCardProps) {
  if (needsSignIn(statusOf(error))) return null;
  return (
    <OverviewCard page="bookings" title="Bookings today">
      <FailureAlert title="The bookings could not be read" error={error} />
      {!data && !error && <p>Loading the bookings...</p>}
      {data && <p>{`${pluralise(data.total, "booking")} on ${dayInWords(data.to)} (UTC)`}</p>}
    </OverviewCard>
  );
}
