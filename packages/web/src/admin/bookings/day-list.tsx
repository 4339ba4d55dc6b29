import { bookingPageLabel } from "@vanfettle/contract/booking/booking-pages";
import { detailsText } from "@vanfettle/contract/booking/details-text";
import type {
  BookedPlace,
  BookingRange,
  ListedBooking,
} from "@vanfettle/contract/booking/operator-bookings-schemas";
import { serviceName } from "@vanfettle/contract/services";
import { dayInWords, isDay, type Day } from "@vanfettle/vans/calendar-day";
import { PagedList } from "../layout/paged-list.tsx";
import { DataTable } from "./data-table.tsx";
import { DayField } from "./range-control.tsx";

function Place({ place }: { place: BookedPlace | null }) {
  if (place === null) return <span>No known place</span>;
  const { name, county, region } = place;
  return (
    <>
      <span>{`${name} `}</span>
      <small>{[...new Set([county, region])].filter(Boolean).join(", ")}</small>
    </>
  );
}

const failure = "The bookings of this day could not be read";

export const DayList = ({
  day,
  range,
  onDay,
}: {
  day: Day;
  range: BookingRange;
  onDay: (day: Day) => void;
}) => (
  <section className="card" aria-labelledby="one-day">
    <div className="day-head">
      <h2 id="one-day" tabIndex={-1}>
        {`Bookings of ${dayInWords(day)}`}
      </h2>
      <DayField
        label="Day"
        value={day}
        min={range.from}
        max={range.to}
        onChange={(to) => isDay(to) && onDay(to)}
      />
    </div>
    <PagedList
      name="listDayBookings"
      options={{ params: { day } }}
      itemsOf={({ bookings }) => bookings}
      failures={[failure, failure]}
      empty="No bookings came in on this day."
      more="Show more bookings"
    >
      {(bookings) => (
        <DataTable<ListedBooking>
          caption={`Bookings of ${dayInWords(day)}, oldest first`}
          className="counts day-rows"
          columns={{
            "Time (UTC)": ({ at }) => <time dateTime={at}>{at.slice(11, 16)}</time>,
            Service: ({ service }) => serviceName(service),
            Place: ({ place }) => <Place place={place} />,
            Page: ({ page }) => (page === null ? "Not known" : bookingPageLabel(page)),
            ...(bookings.some(({ customerDetails }) => customerDetails !== undefined) && {
              Details: ({ customerDetails = {} }) => detailsText(customerDetails),
            }),
          }}
          rows={bookings}
        />
      )}
    </PagedList>
  </section>
);
