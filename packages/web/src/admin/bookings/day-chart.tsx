import type { BookingCounts } from "@vanfettle/contract/booking/operator-bookings-schemas";
import { dayInWords, type Day } from "@vanfettle/vans/calendar-day";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { shortDay } from "./booking-days.ts";
import { DataTable } from "./data-table.tsx";

type DayChartProps = {
  days: BookingCounts["days"];
  openDay: Day | null;
  onOpen: (day: Day) => void;
};

/** The most days whose bars have room for their number. */
const numberedDays = 31;

/** The height of a bar, with room for the number above the highest. */
const barHeight = (share: number): string => `calc((100% - 1.25rem) * ${share})`;

/** The bookings by day as bars, and as a table in which a day can be opened. */
export function DayChart({ days, openDay, onOpen }: DayChartProps) {
  const most = Math.max(...days.map(({ count }) => count), 1);
  const middle = days[Math.floor((days.length - 1) / 2)];
  const isMany = days.length > 7;
  const labels = isMany ? [days[0], middle, days.at(-1)] : days;
  return (
    <section className="card" aria-labelledby="by-day">
      <h2 id="by-day">By day</h2>
      <div className="day-chart" aria-hidden="true">
        <ol className="day-bars" data-many={isMany || undefined}>
          {days.map(({ day, count }) => (
            <li
              key={day}
              title={`${dayInWords(day)}: ${withCommas(count)}`}
              data-open={day === openDay || undefined}
            >
              {days.length <= numberedDays && <span>{count > 0 && withCommas(count)}</span>}
              <div style={{ height: barHeight(count / most) }} />
            </li>
          ))}
        </ol>
        <p className={isMany ? "day-labels" : "day-labels day-labels-each"}>
          {labels.map((label) => label && <span key={label.day}>{shortDay(label.day)}</span>)}
        </p>
      </div>
      <details className="day-table">
        <summary>Days as a table</summary>
        <DataTable
          caption="Bookings by day, the newest first"
          columns={{
            "Day (UTC)": ({ day, count }) =>
              count === 0 ? (
                dayInWords(day)
              ) : (
                <button type="button" className="count-open" onClick={() => onOpen(day)}>
                  <span>{dayInWords(day)}</span>
                  <span className="sr-only">{`: list ${pluralise(count, "booking")}`}</span>
                </button>
              ),
            Bookings: ({ count }) => withCommas(count),
          }}
          rows={days.toReversed()}
        />
      </details>
    </section>
  );
}
