import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { pages } from "@vanfettle/contract/paths";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { problemOf, statusOf } from "../../api/http-error.ts";
import { takePress, type Press } from "../../ui/focus.ts";
import { Link } from "../../ui/link.tsx";
import { useEndpoint } from "../admin-queries.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { Button } from "../layout/button.tsx";
import { needsSignIn, OperatorRead, SignInPrompt } from "../operator-session/failure-alert.tsx";
import {
  chosenDrafts,
  countOutcome,
  createQueue,
  moveToFirstOpen,
  openCount,
  type DraftQueue,
} from "./draft-queue.ts";
import { DraftReview } from "./draft-review.tsx";
import { useReview, type Review } from "./use-review.ts";

/**
 * The decisions that the server did not take. Those on drafts that still wait lead back to them.
 */
function DecisionFailures({ review: { failures, answer } }: { review: Review }) {
  const status = failures.map(({ error }) => statusOf(error)).find(needsSignIn);
  return (
    <div role="alert">
      {failures.length > 0 && (
        <div className="failure">
          <ul className="decision-failures">
            {failures.map((failure) => (
              <li key={keyOf(failure.draft)}>
                <p>
                  <strong>{`${failure.draft.name} was not ${failure.decision.outcome}.`}</strong>{" "}
                  <span>{problemOf(failure.error)?.message ?? "The site did not respond."}</span>
                </p>
                <Button look="text" onClick={() => answer(failure)}>
                  <span>{failure.isGone ? "Dismiss" : "Go back to it"}</span>
                  <span className="sr-only">{`: ${failure.draft.name}`}</span>
                </Button>
              </li>
            ))}
          </ul>
          {status !== undefined && <SignInPrompt status={status} />}
        </div>
      )}
    </div>
  );
}

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
    <section className="card review-end" aria-labelledby="review-end">
      <h2 id="review-end" tabIndex={-1} ref={(heading) => void press.current?.moveFocus(heading)}>
        {queue.drafts.length === 0 ? "No drafts wait" : "End of the list"}
      </h2>
      <p>
        {queue.drafts.length === 0
          ? "New drafts appear here after a run."
          : `${counts.join(", ")}.`}
      </p>
      <div className="review-actions">
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

type ReviewPageProps = {
  queue: DraftQueue;
  setQueue: (change: (before: DraftQueue) => DraftQueue) => void;
  press: RefObject<Press | null>;
};

function ReviewPage({ queue, setQueue, press }: ReviewPageProps) {
  const review = useReview(queue, setQueue, press);
  const onSkipped = () => {
    review.take();
    setQueue(moveToFirstOpen);
  };
  const draft = queue.drafts[queue.position];
  return (
    <>
      <output className="review-status">{review.status}</output>
      <DecisionFailures review={review} />
      {draft ? (
        <DraftReview key={`${keyOf(draft)} ${draft.version}`} review={review} draft={draft} />
      ) : (
        <EndOfReview queue={queue} onSkipped={onSkipped} press={press} />
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
  const states = useEndpoint("listContentStates", {
    enabled: queue === null,
    refetchOnMount: "always",
  });
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
