import { useSyncExternalStore } from "react";
import { useEndpoint } from "../admin-queries.ts";
import { utcDay } from "../bookings/booking-days.ts";
import { useRefreshAfterRun } from "../content-manager/use-content-manager.ts";
import { useProgress } from "../generation-progress.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { OperatorRead, SignInPrompt } from "../operator-session/failure-alert.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { BookingsCard, DraftsCard, FailuresCard } from "./overview-cards.tsx";
import { RunCard } from "./run-card.tsx";

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
}

/** A response that could not be read again is out of date, and not shown. */
const current = <T,>({ data, error }: { data: T | undefined; error: unknown }) => ({
  data: error ? undefined : data,
  error,
});

/** The items that wait on the other pages: drafts, failures, the run and today's bookings. */
export function Component() {
  const isOperator = useIsOperator();
  // The next day has begun where the page stays open over midnight.
  const today = useSyncExternalStore(everyMinute, () => utcDay(new Date()));
  const states = useEndpoint("listContentStates", { isUpToDate: true });
  const query = { from: today, to: today };
  const bookings = useEndpoint("countBookings", { query, isUpToDate: true });
  useRefreshAfterRun(useProgress().data);
  return (
    <AdminPage page="overview" summary={<p className="totals">What waits on the other pages</p>}>
      <div className="overview">
        {isOperator ? (
          <OperatorRead read={current(states)} what="states of the texts">
            {(read) => (
              <>
                <DraftsCard states={read} />
                <FailuresCard states={read} />
              </>
            )}
          </OperatorRead>
        ) : (
          <div className="card">
            <SignInPrompt status={undefined} />
          </div>
        )}
        <RunCard />
        {isOperator && <BookingsCard read={current(bookings)} />}
      </div>
    </AdminPage>
  );
}
