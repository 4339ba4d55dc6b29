import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { takePress, type Press } from "../../ui/focus.ts";
import { Link } from "../../ui/link.tsx";
import { keyOf, useEndpoint, usePrefetchVersions } from "../admin-queries.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { Button } from "../layout/button.tsx";
import { OperatorRead } from "../operator-session/failure-alert.tsx";
import { DecisionState } from "./decision-state.tsx";
import {
  chosenDrafts,
  countOutcome,
  createQueue,
  moveBack,
  moveOn,
  moveTo,
  moveToFirstOpen,
  nearby,
  openAfter,
  openCount,
  setOutcome,
  setVersion,
  type DraftQueue,
} from "./draft-queue.ts";
import { useLeaving } from "./leaving-asks.tsx";
import { TextPage } from "./text-page.tsx";
import { useDecisions } from "./use-decisions.ts";

interface EndOfReviewProps {
  queue: DraftQueue;
  onSkipped: () => void;
  press: RefObject<Press | null>;
}

function EndOfReview({ queue, onSkipped, press }: EndOfReviewProps) {
  const skipped = openCount(queue);
  const counts = [
    `${withCommas(countOutcome(queue, "approved"))} approved`,
    `${withCommas(countOutcome(queue, "rejected"))} rejected`,
    `${withCommas(skipped)} left`,
  ];
  return (
    <section className="card queue-end" aria-labelledby="review-end">
      <h2 id="review-end" tabIndex={-1} ref={(heading) => void press.current?.moveFocus(heading)}>
        {queue.drafts.length === 0 ? "No drafts wait" : "End of the list"}
      </h2>
      <p>
        {queue.drafts.length === 0
          ? "New drafts appear here after a run."
          : `${counts.join(", ")}.`}
      </p>
      <div className="text-actions">
        {skipped > 0 && (
          <Button look="primary" onClick={onSkipped}>
            {`Review ${pluralise(skipped, "draft")} left`}
          </Button>
        )}
        <Link className="btn btn-line btn-small" to={pages.contentManager.canonical}>
          Back to the content manager
        </Link>
      </div>
    </section>
  );
}

/** The drafts around the shown one, which lead to it. On a phone "Previous" and "Next" do. */
function DraftList({ queue, onChoose }: { queue: DraftQueue; onChoose: (key: string) => void }) {
  const { from, drafts } = nearby(queue);
  const rest = queue.drafts.length - from - drafts.length;
  return (
    <nav className="card draft-list" aria-label="Drafts">
      <ol start={from + 1}>
        {drafts.map((draft, index) => {
          const key = keyOf(draft);
          const outcome = queue.outcomes.get(key);
          return (
            <li key={key}>
              <button
                type="button"
                aria-current={from + index === queue.position ? "true" : undefined}
                onClick={() => onChoose(key)}
              >
                <strong>{draft.name}</strong>
                <span>{outcome ?? draft.county ?? draft.region}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {rest > 0 && <p>{`and ${withCommas(rest)} more`}</p>}
    </nav>
  );
}

/** The drafts that are read before they are shown. */
const readAhead = 3;

interface ReviewPageProps {
  queue: DraftQueue;
  setQueue: (change: (before: DraftQueue) => DraftQueue) => void;
  press: RefObject<Press | null>;
}

function ReviewPage({ queue, setQueue, press }: ReviewPageProps) {
  const draft = queue.drafts[queue.position];
  const { leave, asks } = useLeaving(draft);
  const decisions = useDecisions(press, {
    onSent: (text, { outcome }) =>
      setQueue((before) => moveOn(setOutcome(before, keyOf(text), outcome))),
    onFailed: ({ text, isGone }) =>
      setQueue((before) => setOutcome(before, keyOf(text), isGone ? "gone" : null)),
    onReturn: (text) => setQueue((before) => moveTo(before, keyOf(text))),
  });
  const { take, announce } = decisions;
  usePrefetchVersions(
    openAfter(queue)
      .slice(0, readAhead)
      .flatMap((index) => queue.drafts[index] ?? []),
  );
  const move = (change: (before: DraftQueue) => DraftQueue) =>
    leave(() => {
      take();
      announce("");
      setQueue(change);
    });
  return (
    <>
      <DecisionState decisions={decisions} leave={leave} />
      {asks}
      {draft ? (
        <div className="desk-columns">
          <DraftList queue={queue} onChoose={(key) => move((before) => moveTo(before, key))} />
          <TextPage
            location={draft}
            draft={draft.version}
            outcome={queue.outcomes.get(keyOf(draft))}
            decisions={decisions}
            leave={leave}
            moves={{
              next: () => move(moveOn),
              previous: queue.position === 0 ? undefined : () => move(moveBack),
            }}
            onSaved={(version) => setQueue((before) => setVersion(before, keyOf(draft), version))}
          />
        </div>
      ) : (
        <EndOfReview queue={queue} onSkipped={() => move(moveToFirstOpen)} press={press} />
      )}
    </>
  );
}

function Summary({ queue }: { queue: DraftQueue }) {
  const { drafts, position } = queue;
  const decided = (["approved", "rejected"] as const).filter(
    (outcome) => countOutcome(queue, outcome) > 0,
  );
  return (
    <p className="totals">
      {position < drafts.length && (
        <strong>{`${withCommas(position + 1)} of ${pluralise(drafts.length, "draft")}`}</strong>
      )}
      {decided.map((outcome) => (
        <span key={outcome}>{` · ${withCommas(countOutcome(queue, outcome))} ${outcome}`}</span>
      ))}
    </p>
  );
}

/** Reads the drafts that wait, once: decisions change the queue and not its source. */
export function Component() {
  const chosen = chosenDrafts(useLocation().state);
  const [queue, setQueue] = useState<DraftQueue | null>(null);
  const press = useRef<Press>(null);
  // Whoever opened the page waits for the first draft.
  useEffect(() => {
    press.current = takePress();
  }, []);
  const states = useEndpoint("listContentStates", { enabled: queue === null, isUpToDate: true });
  if (queue === null && states.isFetchedAfterMount && states.data) {
    setQueue(createQueue(states.data, chosen));
  }
  return (
    <AdminPage page="reviewDrafts" summary={queue && <Summary queue={queue} />}>
      {queue ? (
        <ReviewPage
          queue={queue}
          setQueue={(change) => setQueue((before) => before && change(before))}
          press={press}
        />
      ) : (
        <OperatorRead read={{ data: null, error: states.error }} what="drafts">
          {() => null}
        </OperatorRead>
      )}
    </AdminPage>
  );
}
