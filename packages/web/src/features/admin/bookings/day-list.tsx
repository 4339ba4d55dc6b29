import type { BookedPlace, BookingRange } from "@vanfettle/contract/bookings/operator-bookings-schemas";
import { dayInWords, isDay, type Day } from "@vanfettle/vans/calendar-day";
import { useEndpointPages } from "../endpoint-pages.ts";
import { NextPageButton } from "../layout/next-page-button.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { serviceName } from "./service-name.ts";

interface DayListProps {
  day: Day;
  range: BookingRange;
  onDay: (day: Day) => void;
}

function PlaceCell({ place }: { place: BookedPlace | null }) {
  if (place === null) return <td>No place chosen</td>;
  const { name, county, region } = place;
  return (
    <td>
      {name} <small>{[...new Set([county, region])].filter(Boolean).join(", ")}</small>
    </td>
  );
}

/** The bookings of one day, oldest first. */
export function DayList({ day, range, onDay }: DayListProps) {
  const list = useEndpointPages("listDayBookings", "after", { params: { day } });
  const bookings = list.data?.pages.flatMap((page) => page.bookings);
  return (
    <section className="card" aria-labelledby="one-day">
      <div className="day-head">
        <h2 id="one-day" tabIndex={-1}>
          Bookings of {dayInWords(day)}
        </h2>
        <label>
          <span>Day</span>
          <input
            className="field"
            type="date"
            value={day}
            min={range.from}
            max={range.to}
            onChange={({ currentTarget: { value } }) => isDay(value) && onDay(value)}
          />
        </label>
      </div>
      {list.isError && <FailureAlert title="The bookings of this day could not be read" error={list.error} />}
      {list.isPending && <p>Loading...</p>}
      {bookings?.length === 0 && <p className="list-empty">No bookings came in on this day.</p>}
      {bookings !== undefined && bookings.length > 0 && (
        <table className="counts day-rows">
          <caption className="sr-only">Bookings of {dayInWords(day)}, oldest first</caption>
          <thead>
            <tr>
              <th scope="col">Time (UTC)</th>
              <th scope="col">Service</th>
              <th scope="col">Place</th>
            </tr>
          </thead>
          <tbody>
            {bookings.map(({ at, service, place }, i) => (
              <tr key={i}>
                <th scope="row">
                  <time dateTime={at}>{at.slice(11, 16)}</time>
                </th>
                <td>{serviceName(service)}</td>
                <PlaceCell place={place} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NextPageButton list={list} label="Show more bookings" />
    </section>
  );
}
