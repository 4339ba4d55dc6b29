import type { ContentRun } from "@vanfettle/contract/content/content-schemas";
import { defaultProgressTotal } from "@vanfettle/contract/content/progress";
import { withCommas } from "@vanfettle/vans/format-number";
import { describeUsage } from "../estimate.ts";
import { formatDateTime, formatPounds } from "../format.ts";
import { FigureList } from "../layout/figure-list.tsx";
import { OverallProgress, toPercent } from "./progress-bar.tsx";
import { countInState } from "./region-statuses.ts";
import type { Monitor } from "./use-monitor.ts";

const counters = { completed: "Completed", failed: "Failed", remaining: "Remaining" } as const;

const usageOf = ({ paidCalls, tokens, costPounds }: ContentRun) => ({
  "Paid calls": withCommas(paidCalls),
  "Tokens sent": withCommas(tokens.input),
  "Tokens received": withCommas(tokens.output),
  "Estimated cost": costPounds === null ? "Not known" : formatPounds(costPounds),
});

/** The progress over all regions; when the current run, or else the last one, was started, and what it has used. */
export function OverallCard({ monitor: { progress, run, estimate, regions } }: { monitor: Monitor }) {
  const { completed = 0, total = defaultProgressTotal, isRunning, runKind, startedAt, finishedAt } = progress ?? {};
  const figures = {
    ...(startedAt && { Started: formatDateTime(startedAt) }),
    ...(finishedAt && !isRunning && { Ended: formatDateTime(finishedAt) }),
    ...(run && usageOf(run)),
  };
  return (
    <section className="card overall" aria-labelledby="overall">
      <OverallProgress id="overall" title="Overall" done={completed} total={total} of="locations">
        {isRunning && runKind === "batch" && " in this batch"} · {toPercent(completed, total)}%
      </OverallProgress>
      <dl className="counters">
        {Object.entries(counters).map(([state, label]) => (
          <div key={state} className={`counter counter-${state}`}>
            <dt>{label}</dt>
            <dd>{countInState(regions, state as keyof typeof counters)}</dd>
          </div>
        ))}
      </dl>
      {startedAt && (
        <div className="run-details">
          <h3 id="run-details">{isRunning ? "This run" : "Last run"}</h3>
          <FigureList aria-labelledby="run-details" figures={figures} />
          {run && run.paidCalls > 0 && <p className="run-usage">{describeUsage(run, estimate?.budget.dailyTokens)}</p>}
          {progress?.error && <p className="run-error">{progress.error}</p>}
        </div>
      )}
    </section>
  );
}
