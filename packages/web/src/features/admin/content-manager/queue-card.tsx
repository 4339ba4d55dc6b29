import type { ContentQueue } from "@vanfettle/contract/content/queue-schemas";
import { formatCount } from "../format.ts";
import { FigureList, type Figure } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { OverallProgress, toPercent } from "../progress-monitor/progress-bar.tsx";
import { describeState, formatCost, remainingTime } from "./queue-labels.ts";

type Queue = NonNullable<ContentQueue["queue"]>;

function figuresOf(queue: Queue): Figure[] {
  const { failed, perMinute, finishedAt, state, paidCalls } = queue;
  const isActive = finishedAt === null && state !== "interrupted";
  return [
    ["Failed", formatCount(failed)],
    ["Texts a minute", perMinute === null ? "Not known yet" : formatCount(perMinute)],
    ...(isActive ? [["Time left", remainingTime(queue)] as const] : []),
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
      <OverallProgress
        id="queue"
        title={`Queue: ${selection}`}
        done={done}
        total={texts}
        of="texts"
        percent={toPercent(done + failed, texts)}
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
      <FigureList className="queue-figures" figures={figuresOf(queue)} />
      {cancelError !== null && <FailureAlert title="The queue was not cancelled" error={cancelError} />}
    </section>
  );
}
