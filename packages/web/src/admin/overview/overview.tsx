import { useEndpoint } from "../admin-queries.ts";
import { useUtcDay } from "../bookings/use-utc-day.ts";
import { useRefreshAfterRun } from "../content-manager/use-content-manager.ts";
import { useProgress } from "../generation-progress.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { OperatorRead, SignInPrompt } from "../operator-session/failure-alert.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { BookingsCard } from "./bookings-card.tsx";
import { RunCard } from "./run-card.tsx";
import { DraftsCard, FailuresCard } from "./text-cards.tsx";

/** Read again whenever the page or its tab is shown, because others decide and book meanwhile. */
const upToDate = { refetchOnMount: "always", refetchOnWindowFocus: "always" } as const;

/** A response that could not be read again is out of date, and not shown. */
const current = <T,>({ data, error }: { data: T | undefined; error: unknown }) => ({
  data: error ? undefined : data,
  error,
});

/** The items that wait on the other pages: drafts, failures, the run and today's bookings. */
export function Component() {
  const isOperator = useIsOperator();
  const today = useUtcDay();
  const states = useEndpoint("listContentStates", upToDate);
  const query = { from: today, to: today };
  const bookings = useEndpoint("countBookings", { query, ...upToDate });
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
