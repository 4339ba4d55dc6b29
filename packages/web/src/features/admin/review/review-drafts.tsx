import { useQueryClient } from "@tanstack/react-query";
import { pages } from "@vanfettle/contract/paths";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { endpointQuery, useEndpoint, versionCall } from "../admin-queries.ts";
import { keyOf } from "../content-manager/listed-location.ts";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { Button } from "../layout/button.tsx";
import { OperatorRead } from "../layout/operator-read.tsx";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
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
    `${withCommas(countOutcome(queue, "approved"))} approved`,
    `${withCommas(countOutcome(queue, "rejected"))} rejected`,
    `${withCommas(skipped)} left`,
  ];
  return (
    <section className="card review-end" aria-labelledby="review-end">
      <h2 id="review-end" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {queue.drafts.length === 0 ? "No drafts wait" : "End of the list"}
      </h2>
      <p>{queue.drafts.length === 0 ? "New drafts appear here after a run." : `${counts.join(", ")}.`}</p>
      <div className="review-actions">
        {skipped > 0 && (
          <Button look="primary" onClick={onSkipped}>
            Review {pluralise(skipped, "draft")} left
          </Button>
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
  setQueue: (change: (before: DraftQueue) => DraftQueue) => void;
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
        onPress={(failure) => {
          dismiss(failure.draft);
          if (!failure.isGone) setQueue((before) => moveTo(before, keyOf(failure.draft)));
        }}
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
  const decided = (["approved", "rejected"] as const).filter((outcome) => countOutcome(queue, outcome) > 0);
  return (
    <p className="totals">
      {position < drafts.length && (
        <strong>
          {withCommas(position + 1)} of {pluralise(drafts.length, "draft")}
        </strong>
      )}
      {decided.map((outcome) => ` · ${withCommas(countOutcome(queue, outcome))} ${outcome}`)}
    </p>
  );
}

/** Reads the drafts that wait, once: decisions change the queue and not what it was made from. */
export default function ReviewDrafts() {
  const chosen = chosenDrafts(useLocation().state);
  const [queue, setQueue] = useState<DraftQueue | null>(null);
  const states = useEndpoint("listContentStates", { enabled: queue === null, refetchOnMount: "always" });
  if (queue === null && states.isFetchedAfterMount && states.data) setQueue(createQueue(states.data, chosen));
  return (
    <AdminLayout page="reviewDrafts" summary={queue && <Summary queue={queue} />}>
      {queue ? (
        <Review queue={queue} setQueue={(change) => setQueue((before) => before && change(before))} />
      ) : (
        <OperatorRead read={{ data: null, error: states.error }} what="drafts">
          {() => null}
        </OperatorRead>
      )}
    </AdminLayout>
  );
}
