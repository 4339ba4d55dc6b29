import type { ContentEstimate, ContentProgress, ContentRun } from "@vanfettle/contract/content/content-schemas";
import { defaultProgressTotal } from "@vanfettle/contract/content/progress";
import { describeUsage } from "../estimate.ts";
import { formatCount, formatDateTime, formatPounds } from "../format.ts";
import { FigureList, type Figure } from "../layout/figure-list.tsx";
import { OverallProgress, toPercent } from "./progress-bar.tsx";
import { countInState, type RegionState, type RegionStatus } from "./region-statuses.ts";

const counters: readonly (readonly [RegionState, string])[] = [
  ["completed", "Completed"],
  ["failed", "Failed"],
  ["remaining", "Remaining"],
];

function runDetails({ isRunning, startedAt, finishedAt }: ContentProgress, run: ContentRun | undefined): Figure[] {
  return [
    ...(startedAt ? [["Started", formatDateTime(startedAt)] as const] : []),
    ...(finishedAt && !isRunning ? [["Ended", formatDateTime(finishedAt)] as const] : []),
    ...(run ? usageDetails(run) : []),
  ];
}

function usageDetails({ paidCalls, tokens, costPounds }: ContentRun): Figure[] {
  return [
    ["Paid calls", formatCount(paidCalls)],
    ["Tokens sent", formatCount(tokens.input)],
    ["Tokens received", formatCount(tokens.output)],
    ["Estimated cost", costPounds === null ? "Not known" : formatPounds(costPounds)],
  ];
}

interface RunDetailsProps {
  progress: ContentProgress;
  /** What the run has used, which only operators see. */
  run: ContentRun | undefined;
  estimate: ContentEstimate | undefined;
}

/** Shows when the current run was started and what it has used, or else the last one. */
function RunDetails({ progress, run, estimate }: RunDetailsProps) {
  return (
    <div className="run-details">
      <h3 id="run-details">{progress.isRunning ? "This run" : "Last run"}</h3>
      <FigureList aria-labelledby="run-details" figures={runDetails(progress, run)} />
      {run && run.paidCalls > 0 && <p className="run-usage">{describeUsage(run, estimate?.budget.dailyTokens)}</p>}
      {progress.error && <p className="run-error">{progress.error}</p>}
    </div>
  );
}

interface OverallCardProps {
  progress: ContentProgress | undefined;
  run: ContentRun | undefined;
  estimate: ContentEstimate | undefined;
  regions: readonly RegionStatus[];
}

export function OverallCard({ progress, run, estimate, regions }: OverallCardProps) {
  const completed = progress?.completed ?? 0;
  const total = progress?.total ?? defaultProgressTotal;
  const percent = toPercent(completed, total);
  const isOfBatch = progress?.isRunning === true && progress.runKind === "batch";
  return (
    <section className="card overall" aria-labelledby="overall">
      <OverallProgress id="overall" title="Overall" done={completed} total={total} of="locations" percent={percent}>
        {isOfBatch && " in this batch"} · {percent}%
      </OverallProgress>
      <dl className="counters">
        {counters.map(([state, label]) => (
          <div key={state} className={`counter counter-${state}`}>
            <dt>{label}</dt>
            <dd>{countInState(regions, state)}</dd>
          </div>
        ))}
      </dl>
      {progress?.startedAt && <RunDetails progress={progress} run={run} estimate={estimate} />}
    </section>
  );
}
