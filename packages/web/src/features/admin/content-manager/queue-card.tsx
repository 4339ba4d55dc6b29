import { withCommas } from "@vanfettle/vans/format-number";
import { Button } from "../layout/button.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { OverallProgress } from "../progress-monitor/progress-bar.tsx";
import { describeState, formatCost, remainingTime, type Queue } from "./queue-labels.ts";
import type { useQueue } from "./use-queue.ts";

interface QueueCardProps {
  queue: Queue;
  cancel: ReturnType<typeof useQueue>["cancel"];
}

/** Shows the progress, the rate and the cost of the queue on the server, with a button to cancel it. */
export function QueueCard({ queue, cancel }: QueueCardProps) {
  const { runId, state, selection, texts, done, failed, perMinute, finishedAt, paidCalls } = queue;
  const figures = {
    Failed: withCommas(failed),
    "Texts a minute": perMinute === null ? "Not known yet" : withCommas(perMinute),
    ...(finishedAt === null && state !== "interrupted" && { "Time left": remainingTime(queue) }),
    "Paid calls": withCommas(paidCalls),
    "Cost so far": formatCost(queue),
  };
  return (
    <section className="card batch" aria-labelledby="queue">
      <OverallProgress
        id="queue"
        title={`Queue: ${selection}`}
        done={done}
        total={texts}
        of="texts"
        settled={done + failed}
      />
      <div className="queue-state">
        <output>{describeState(queue)}</output>
        {["running", "waiting", "cancelling"].includes(state) && (
          <Button
            disabled={cancel.isPending}
            pending={state === "cancelling" && "Cancelling..."}
            onClick={() => cancel.mutate(runId)}
          >
            Cancel queue
          </Button>
        )}
      </div>
      <FigureList className="queue-figures" figures={figures} />
      <FailureAlert title="The queue was not cancelled" error={cancel.error} />
    </section>
  );
}
