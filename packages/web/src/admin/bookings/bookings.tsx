import { useState } from "react";
import { bookingPageLabel } from "@vanfettle/contract/booking/booking-pages";
import { bookingRetention } from "@vanfettle/contract/booking/booking-retention";
import type {
  BookingCounts,
  BookingRange,
} from "@vanfettle/contract/booking/operator-bookings-schemas";
import { problems } from "@vanfettle/contract/problems";
import { serviceName } from "@vanfettle/contract/services";
import type { Day } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { statusOf } from "../../api/http-error.ts";
import { takePress } from "../../ui/focus.ts";
import { saveFile } from "../../ui/save-file.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useEndpoint } from "../admin-queries.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { Button } from "../layout/button.tsx";
import { FailureAlert, SignInPrompt } from "../operator-session/failure-alert.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { useOperatorMutation } from "../use-operator-mutation.ts";
import { lastDays, rangeInWords, utcDay } from "./booking-days.ts";
import { CountTable } from "./count-table.tsx";
import { DayChart } from "./day-chart.tsx";
import { DayList } from "./day-list.tsx";
import { RangeControl } from "./range-control.tsx";

const daysAtFirst = 28;

function Report({ counts }: { counts: BookingCounts }) {
  const [chosen, setChosen] = useState<Day | null>(null);
  const { from, to, total, days, services, regions, withoutPlace, places, pages, withoutPage } =
    counts;
  if (total === 0) {
    return (
      <p className="card list-empty">
        No bookings came in on these days. Choose other days to see more.
      </p>
    );
  }
  const isInRange = chosen !== null && chosen >= from && chosen <= to;
  const openDay = isInRange ? chosen : (days.findLast(({ count }) => count > 0)?.day ?? null);
  const openInList = (day: Day) => {
    setChosen(day);
    takePress().moveFocus(document.getElementById("one-day"));
  };
  const serviceRows = services.map(({ service, count }) => ({ name: serviceName(service), count }));
  const regionRows = regions.map(({ region, count }) => ({ name: region, count }));
  const pageRows = pages.map(({ page, count }) => ({ name: bookingPageLabel(page), count }));
  if (withoutPage > 0) pageRows.push({ name: "Not known", count: withoutPage });
  if (withoutPlace > 0) regionRows.push({ name: "No known place", count: withoutPlace });
  const placeRows = places.map(({ name, county, region, count }) => ({
    name,
    of: county ?? region,
    count,
  }));
  return (
    <>
      <DayChart days={days} openDay={openDay} onOpen={openInList} />
      <div className="count-columns">
        <div className="report">
          <CountTable what="Service" rows={serviceRows} total={total} />
          <CountTable what="Page" rows={pageRows} total={total} />
          <CountTable what="Region" rows={regionRows} total={total} />
        </div>
        {placeRows.length > 0 && <CountTable what="Place" rows={placeRows} total={total} />}
      </div>
      {openDay !== null && <DayList day={openDay} range={counts} onDay={setChosen} />}
    </>
  );
}

function SignedIn() {
  const [today] = useState(() => utcDay(new Date()));
  const [range, setRange] = useState(() => lastDays(daysAtFirst, today));
  const read = useEndpoint("countBookings", { query: range, keepsPrevious: true });
  const { error, isPending, isPlaceholderData } = read;
  const counts = error ? undefined : read.data;
  const exporting = useOperatorMutation({
    call: (api, body: BookingRange) => api.call("exportBookings", { body }),
    onSuccess: ({ csv }, { from, to }) =>
      saveFile({
        name: `bookings-${from}-to-${to}.csv`,
        type: "text/csv;charset=utf-8",
        text: csv,
      }),
  });
  const isForbidden = statusOf(error) === problems.forbidden.status;
  return (
    <AdminPage
      page="bookings"
      summary={
        <p className="totals">
          {counts && !isPlaceholderData ? (
            <strong>{pluralise(counts.total, "booking")}</strong>
          ) : (
            <span>Bookings</span>
          )}
          <span>{` · ${rangeInWords(range)}`}</span>
        </p>
      }
      action={
        <Button
          look="large primary"
          disabled={!counts || counts.total === 0 || isPlaceholderData}
          pending={exporting.isPending && "Exporting..."}
          onClick={() => exporting.mutate(range)}
        >
          Export CSV
        </Button>
      }
    >
      <FailureAlert
        title="The bookings were not exported"
        error={exporting.error}
        press={exporting.press}
      />
      <output className="export-outcome">
        {exporting.data &&
          `${pluralise(exporting.data.rows, "booking")} exported. The audit has your name, the days and the number.`}
      </output>
      <RangeControl range={range} today={today} onRange={setRange} />
      <FailureAlert
        title={
          isForbidden ? "Your sign-in does not include bookings" : "The bookings could not be read"
        }
        error={error}
      />
      {isPending && <PageSpinner text="Loading the bookings..." />}
      {counts && (
        <div className="report" aria-busy={isPlaceholderData}>
          <Report counts={counts} />
        </div>
      )}
      <Terms />
    </AdminPage>
  );
}

const Terms = () => (
  <p className="note booking-terms">
    Days and times are in UTC, as bookings are stored: in summer a day begins at 01:00 UK time. A
    booking is kept for {bookingRetention.years} years and then deleted; one that its sender has
    erased is no longer counted. The numbers are of stored requests, not of visits, and this page
    has no registration and no postcode.
  </p>
);

export function Component() {
  if (useIsOperator()) return <SignedIn />;
  return (
    <AdminPage
      page="bookings"
      summary={<p className="totals">By day, service, page, region and place</p>}
    >
      <div className="card">
        <SignInPrompt status={undefined} />
      </div>
      <Terms />
    </AdminPage>
  );
}
