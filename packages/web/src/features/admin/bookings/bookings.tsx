import type { BookingCounts } from "@vanfettle/contract/bookings/operator-bookings-schemas";
import { legal } from "@vanfettle/contract/legal-terms";
import { problems } from "@vanfettle/contract/problems";
import type { Day } from "@vanfettle/vans/calendar-day";
import { useState } from "react";
import { statusOf } from "../../../api/http-error.ts";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { useEndpoint } from "../admin-queries.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { lastDays, rangeInWords, utcDay } from "./booking-days.ts";
import { CountTable, type CountRow } from "./count-table.tsx";
import { DayChart } from "./day-chart.tsx";
import { DayList } from "./day-list.tsx";
import { ExportOutcome, useBookingExport } from "./export-bookings.tsx";
import { RangeControl } from "./range-control.tsx";
import { serviceName } from "./service-name.ts";

const presetAtFirst = 28;

function serviceRows({ services }: BookingCounts): CountRow[] {
  return services.map(({ service, count }) => ({ key: service, name: serviceName(service), count }));
}

/** The row for bookings without a place, which is always the last. */
const withoutPlaceRow = ({ withoutPlace }: BookingCounts): CountRow[] =>
  withoutPlace === 0 ? [] : [{ key: "", name: "No place chosen", count: withoutPlace }];

const regionRows = (counts: BookingCounts): CountRow[] => [
  ...counts.regions.map(({ region, count }) => ({ key: region, name: region, count })),
  ...withoutPlaceRow(counts),
];

const placeRows = ({ places }: BookingCounts): CountRow[] =>
  places.map(({ slug, name, county, region, count }) => ({ key: slug, name, of: county ?? region, count }));

/** The newest day with a booking. */
const newestDay = ({ days }: BookingCounts): Day | null => days.findLast(({ count }) => count > 0)?.day ?? null;

function Report({ counts }: { counts: BookingCounts }) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const { from, to, total } = counts;
  const isInRange = chosen !== null && chosen >= from && chosen <= to;
  const openDay = isInRange ? chosen : newestDay(counts);
  if (total === 0) {
    return <p className="card list-empty">No bookings came in on these days. Choose other days to see more.</p>;
  }
  return (
    <>
      <DayChart
        days={counts.days}
        openDay={openDay}
        onOpen={(day) => {
          setChosen(day);
          document.getElementById("one-day")?.focus();
        }}
      />
      <div className="count-columns">
        <div className="report">
          <CountTable title="By service" what="Service" rows={serviceRows(counts)} total={total} />
          <CountTable title="By region" what="Region" rows={regionRows(counts)} total={total} />
        </div>
        <CountTable title="By place" what="Place" rows={placeRows(counts)} total={total} />
      </div>
      {openDay !== null && <DayList day={openDay} range={counts} onDay={setChosen} />}
    </>
  );
}

/** The page of a signed-in operator. */
function SignedIn() {
  const [today] = useState(() => utcDay(new Date()));
  const [range, setRange] = useState(() => lastDays(presetAtFirst, today));
  const {
    data: counts,
    error,
    isPending,
    isPlaceholderData,
  } = useEndpoint("countBookings", { query: range, keepsPrevious: true });
  const exporting = useBookingExport();
  const isForbidden = statusOf(error) === problems.forbidden.status;
  return (
    <AdminLayout
      page="bookings"
      summary={
        <p className="totals">
          {counts && !isPlaceholderData && !error ? <strong>{pluralise(counts.total, "booking")}</strong> : "Bookings"}{" "}
          · {rangeInWords(range)}
        </p>
      }
      action={
        <button
          type="button"
          className="btn btn-primary"
          disabled={error !== null || !counts || counts.total === 0 || isPlaceholderData || exporting.isPending}
          onClick={() => exporting.mutate(range)}
        >
          {exporting.isPending ? "Exporting..." : "Export CSV"}
        </button>
      }
    >
      <ExportOutcome {...exporting} />
      <RangeControl range={range} today={today} onRange={setRange} />
      {error && (
        <FailureAlert
          title={isForbidden ? "Your sign-in does not include bookings" : "The bookings could not be read"}
          error={error}
        />
      )}
      {isPending && <PageSpinner text="Loading the bookings..." />}
      {counts && !error && (
        <div className="report" aria-busy={isPlaceholderData}>
          <Report counts={counts} />
        </div>
      )}
      <Terms />
    </AdminLayout>
  );
}

function Terms() {
  return (
    <p className="booking-terms">
      Days and times are in UTC, as bookings are stored: in summer a day begins at 01:00 UK time. A booking is kept for{" "}
      {legal.bookingRetentionYears} years and then deleted; one that its sender has erased is no longer counted. The
      numbers are of stored requests, not of visits, and this page has no registration and no postcode.
    </p>
  );
}

export default function Bookings() {
  if (useIsOperator()) return <SignedIn />;
  return (
    <AdminLayout page="bookings" summary={<p className="totals">By day, service, region and place</p>}>
      <div className="card">
        <SignInPrompt status={undefined} />
      </div>
      <Terms />
    </AdminLayout>
  );
}
