import type { BookingCounts } from "@vanfettle/contract/booking/operator-bookings-schemas";
import { dayInWords } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { statusOf } from "../../api/http-error.ts";
import { FailureAlert, needsSignIn } from "../operator-session/failure-alert.tsx";
import { OverviewCard } from "./overview-card.tsx";

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
