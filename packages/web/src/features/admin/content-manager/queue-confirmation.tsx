import type { ContentQueueEstimate } from "@vanfettle/contract/content/queue-schemas";
import { useEffect, useRef, useState } from "react";
import { formatTokens } from "../estimate.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatCount } from "../format.ts";
import { FigureList, type Figure } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { formatCost } from "./queue-labels.ts";
import type { useQueue } from "./use-queue.ts";

function figuresOf({ texts, calls, tokens, days, budget, ...cost }: ContentQueueEstimate): Figure[] {
  return [
    ["Texts", formatCount(texts)],
    ["Calls", formatCount(calls)],
    ["Tokens", formatTokens(tokens.input + tokens.output)],
    ["Cost", formatCost(cost)],
    [`Days at ${formatTokens(budget.dailyTokens)} tokens a day`, formatCount(days)],
  ];
}

/** Asks whether the queue is to be started, with what it is likely to use. */
export function QueueConfirmation({ queue }: { queue: ReturnType<typeof useQueue> }) {
  const { asked, estimate, start, dismiss } = queue;
  const heading = useRef<HTMLHeadingElement>(null);
  const [continuesDaily, setContinuesDaily] = useState(true);
  useEffect(() => heading.current?.focus(), [asked]);
  if (!asked) return null;
  const { data } = estimate;
  const isReady = data !== undefined && data.texts > 0 && !estimate.isPending && !start.isPending;
  return (
    <section className="card queue-confirmation" aria-labelledby="queue-confirmation">
      <h2 id="queue-confirmation" ref={heading} tabIndex={-1}>
        Generate {asked.label}?
      </h2>
      {estimate.isPending && <p>Estimating...</p>}
      {estimate.error && <FailureAlert title="There is no estimate" error={estimate.error} />}
      {data && (
        <>
          <FigureList className="queue-figures" figures={figuresOf(data)} />
          <p className="queue-basis">
            {data.measuredTexts > 0
              ? `Estimated from the last ${pluralise(data.measuredTexts, "text")} of this model.`
              : "Estimated by assumption, as no text of this model was measured yet."}
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
      {start.error && <FailureAlert title="The queue was not started" error={start.error} />}
      <div className="queue-actions">
        <button
          type="button"
          className="btn btn-navy"
          disabled={!isReady}
          onClick={() => data && start.mutate({ selection: asked.selection, texts: data.texts, continuesDaily })}
        >
          {start.isPending ? "Starting..." : "Start the queue"}
        </button>
        <button type="button" className="btn btn-line" onClick={dismiss}>
          Do not start
        </button>
      </div>
    </section>
  );
}
