import type { ContentQueue } from "@vanfettle/contract/content/queue-schemas";
import { formatCount } from "../format.ts";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { ProgressBar, toPercent } from "../progress-monitor/progress-bar.tsx";
import { describeState, formatCost, remainingTime } from "./queue-words.ts";

type Queue = NonNullable<ContentQueue["queue"]>;

/** Returns the figures of the queue as terms with their values. */
function figuresOf(queue: Queue): [string, string][] {
  const { failed, perMinute, finishedAt, state, paidCalls } = queue;
  const isActive = finishedAt === null && state !== "interrupted";
  return [
    ["Failed", formatCount(failed)],
    ["Texts a minute", perMinute === null ? "Not known yet" : formatCount(perMinute)],
    ...(isActive ? [["Time left", remainingTime(queue)] satisfies [string, string]] : []),
    ["Paid calls", formatCount(paidCalls)],
    ["Cost so far", formatCost(queue)],
  ];
}

interface QueueCardProps {
  queue: Queue;
  isCancelling: boolean;
  cancelError: unknown;
  onCancel: () => void;
}

/** Shows the progress, the rate and the cost of the queue on the server, with a button to cancel it. */
export function QueueCard({ queue, isCancelling, cancelError, onCancel }: QueueCardProps) {
  const { state, selection, texts, done, failed } = queue;
  const isActive = state === "running" || state === "waiting" || state === "cancelling";
  return (
    <section className="card batch" aria-labelledby="queue">
      <div className="overall-top">
        <h2 id="queue">Queue: {selection}</h2>
        <p className="overall-counts">
          <strong>{formatCount(done)}</strong> of {formatCount(texts)}
        </p>
      </div>
      <ProgressBar
        percent={toPercent(done + failed, texts)}
        labelledBy="queue"
        tone="brand"
        text={`${formatCount(done)} of ${formatCount(texts)} texts`}
      />
      <div className="queue-state">
        <output>{describeState(queue)}</output>
        {isActive && (
          <button
            type="button"
            className="btn btn-line btn-small"
            disabled={isCancelling || state === "cancelling"}
            onClick={onCancel}
          >
            {state === "cancelling" ? "Cancelling..." : "Cancel queue"}
          </button>
        )}
      </div>
      <dl className="queue-figures">
        {figuresOf(queue).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cancelError !== null && <FailureAlert title="The queue was not cancelled" error={cancelError} />}
    </section>
  );
}
