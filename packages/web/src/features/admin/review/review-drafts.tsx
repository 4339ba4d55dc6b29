import { useQueryClient } from "@tanstack/react-query";
import { pages } from "@vanfettle/contract/paths";
import { useEffect, useState, type Dispatch, type ReactNode, type SetStateAction } from "react";
import { Link, useLocation } from "react-router";
import { endpointQuery, useEndpoint, versionCall } from "../admin-queries.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatCount } from "../format.ts";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import { useAdminApi, useIsOperator } from "../operator-session/use-operator-session.ts";
import { DecisionFailures } from "./decision-failures.tsx";
import {
  chosenDrafts,
  countOutcome,
  createQueue,
  moveBack,
  moveOn,
  moveTo,
  moveToFirstOpen,
  openAfter,
  openCount,
  setVersion,
  type DraftQueue,
} from "./draft-queue.ts";
import { DraftReview } from "./draft-review.tsx";
import { useDecisions } from "./use-decisions.ts";

/** The drafts that are read before they are shown. */
const readAhead = 3;

function EndOfReview({ queue, onSkipped }: { queue: DraftQueue; onSkipped: () => void }) {
  const skipped = openCount(queue);
  const counts = [
    `${formatCount(countOutcome(queue, "approved"))} approved`,
    `${formatCount(countOutcome(queue, "rejected"))} rejected`,
    `${formatCount(skipped)} left`,
  ];
  return (
    <section className="card review-end" aria-labelledby="review-end">
      <h2 id="review-end" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {queue.drafts.length === 0 ? "No drafts wait" : "End of the list"}
      </h2>
      <p>{queue.drafts.length === 0 ? "New drafts appear here after a run." : `${counts.join(", ")}.`}</p>
      <div className="review-actions">
        {skipped > 0 && (
          <button type="button" className="btn btn-primary btn-small" onClick={onSkipped}>
            Review {pluralise(skipped, "draft")} left
          </button>
        )}
        <Link className="btn btn-line btn-small" to={pages.contentManager.canonical}>
          Back to the content manager
        </Link>
      </div>
    </section>
  );
}

interface ReviewProps {
  queue: DraftQueue;
  setQueue: Dispatch<SetStateAction<DraftQueue>>;
}

/** The review of a queue of drafts, one after the other. */
function Review({ queue, setQueue }: ReviewProps) {
  const api = useAdminApi();
  const client = useQueryClient();
  const [isComparing, setComparing] = useState(false);
  const { decide, status, announce, failures, dismiss } = useDecisions(setQueue);
  const { drafts, position, outcomes } = queue;
  const draft = drafts[position];
  useEffect(() => {
    for (const index of openAfter(queue).slice(0, readAhead)) {
      const next = drafts[index];
      if (next) void client.prefetchQuery(endpointQuery(api, "getContentVersion", versionCall(next, next.version)));
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the client of the API is made anew with every rendering
  }, [queue, drafts, client]);
  return (
    <>
      <output className="review-status">{status}</output>
      <DecisionFailures
        failures={failures}
        onOpen={(failed) => {
          dismiss(failed);
          setQueue((before) => moveTo(before, keyOf(failed)));
        }}
        onDismiss={dismiss}
      />
      {draft ? (
        <DraftReview
          key={`${keyOf(draft)} ${draft.version}`}
          draft={draft}
          outcome={outcomes.get(keyOf(draft))}
          isFirst={position === 0}
          isComparing={isComparing}
          onCompare={setComparing}
          onDecide={(decision) => decide(draft, decision)}
          onNext={() => {
            announce("");
            setQueue(moveOn);
          }}
          onPrevious={() => setQueue(moveBack)}
          onEdited={(version) => {
            announce(`Version ${version} of ${draft.name} saved.`);
            setQueue((before) => setVersion(before, keyOf(draft), version));
          }}
          onAnnounce={announce}
        />
      ) : (
        <EndOfReview queue={queue} onSkipped={() => setQueue(moveToFirstOpen)} />
      )}
    </>
  );
}

function Summary({ queue }: { queue: DraftQueue }) {
  const { drafts, position } = queue;
  const decided = [countOutcome(queue, "approved"), countOutcome(queue, "rejected")] as const;
  return (
    <p className="totals">
      {position < drafts.length && (
        <strong>
          {formatCount(position + 1)} of {pluralise(drafts.length, "draft")}
        </strong>
      )}
      {decided[0] > 0 && ` · ${formatCount(decided[0])} approved`}
      {decided[1] > 0 && ` · ${formatCount(decided[1])} rejected`}
    </p>
  );
}

/** Reads the drafts that wait, once: decisions change the queue and not what it was made from. */
function useQueue(): { queue: DraftQueue | null; setQueue: ReviewProps["setQueue"]; error: unknown } {
  const chosen = chosenDrafts(useLocation().state);
  const [queue, setQueue] = useState<DraftQueue | null>(null);
  const states = useEndpoint("listContentStates", { enabled: queue === null, refetchOnMount: "always" });
  if (queue === null && states.isFetchedAfterMount && states.data) setQueue(createQueue(states.data, chosen));
  return {
    queue,
    setQueue: (change) => setQueue((before) => (before && typeof change === "function" ? change(before) : before)),
    error: states.error,
  };
}

export default function ReviewDrafts() {
  const isOperator = useIsOperator();
  const { queue, setQueue, error } = useQueue();
  let content: ReactNode = <p className="card review-end">Loading the drafts...</p>;
  if (queue) content = <Review queue={queue} setQueue={setQueue} />;
  else if (!isOperator) content = <SignInPrompt status={401} />;
  else if (error) content = <FailureAlert title="The drafts could not be read" error={error} />;
  return (
    <AdminLayout page="reviewDrafts" summary={queue && <Summary queue={queue} />}>
      {content}
    </AdminLayout>
  );
}
