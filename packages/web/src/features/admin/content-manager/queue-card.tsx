import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { useEffect, useRef, useState } from "react";
import { formatTokens } from "../estimate.ts";
import { Button } from "../layout/button.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { OverallProgress } from "../progress-monitor/progress-bar.tsx";
import { describeState, formatCost, remainingTime, type Queue } from "./queue-labels.ts";
import type { useQueue } from "./use-queue.ts";

/** Asks for confirmation of a queue, with its estimated usage. */
export function QueueConfirmation({ queue }: { queue: ReturnType<typeof useQueue> }) {
  const { asked, estimate, start, dismiss } = queue;
  const heading = useRef<HTMLHeadingElement>(null);
  const [continuesDaily, setContinuesDaily] = useState(true);
  useEffect(() => heading.current?.focus(), [asked]);
  if (!asked) return null;
  const { data } = estimate;
  return (
    <section className="card queue-confirmation" aria-labelledby="queue-confirmation">
      <h2 id="queue-confirmation" ref={heading} tabIndex={-1}>
        Generate {asked.label}?
      </h2>
      {estimate.isPending && <p>Estimating...</p>}
      <FailureAlert title="There is no estimate" error={estimate.error} />
      {data && (
        <>
          <FigureList
            className="queue-figures"
            figures={{
              Texts: withCommas(data.texts),
              Calls: withCommas(data.calls),
              Tokens: formatTokens(data.tokens.input + data.tokens.output),
              Cost: formatCost(data),
              [`Days at ${formatTokens(data.budget.dailyTokens)} tokens a day`]: withCommas(data.days),
            }}
          />
          <p className="queue-basis">
            {data.measuredTexts > 0
              ? `Estimated from the last ${pluralise(data.measuredTexts, "text")} of this model.`
              : "Estimated from assumptions, because no text of this model has been measured yet."}
          </p>
          <label className="queue-daily">
            <input
              type="checkbox"
              checked={continuesDaily}
              onChange={({ currentTarget }) => setContinuesDaily(currentTarget.checked)}
            />
            Continue each day at 00:00 UTC when the daily token budget is used up
          </label>
        </>
      )}
      <FailureAlert title="The queue was not started" error={start.error} />
      <div className="queue-actions">
        <Button
          look="large navy"
          disabled={!data || data.texts === 0 || estimate.isPending}
          pending={start.isPending && "Starting..."}
          onClick={() => data && start.mutate({ selection: asked.selection, texts: data.texts, continuesDaily })}
        >
          Start the queue
        </Button>
        <Button look="large line" onClick={dismiss}>
          Do not start
        </Button>
      </div>
    </section>
  );
}

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
