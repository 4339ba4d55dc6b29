import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import { withCommas } from "@vanfettle/vans/format-number";
import { describeLastBatch } from "../content-manager/batch-status.tsx";
import { formatDateTime } from "../format.ts";
import { useProgress } from "../generation-progress.ts";
import { FigureList } from "../layout/figure-list.tsx";
import { ProgressFailure, RunStatus } from "../progress-monitor/progress-bar.tsx";
import { describeWait } from "../progress-monitor/run-notices.tsx";
import { OverviewCard } from "./overview-cards.tsx";

function titleOf(progress: ContentProgress | undefined): string {
  if (progress?.isRunning) return "Run in progress";
  if (progress?.continuesAt !== undefined) return "Run that waits";
  return progress?.startedAt ? "Last run" : "Runs";
}

/** Returns how far a run is: a batch or a queue in its texts, a region in all regions. */
function describeCount({ runKind, completed, total }: ContentProgress): string {
  const count = `${withCommas(completed)} of ${withCommas(total)}`;
  return runKind === "batch" || runKind === "queue"
    ? `${count} texts written in this ${runKind}`
    : `${count} locations written in all regions`;
}

function RunDetails({ progress, readAt }: { progress: ContentProgress; readAt: number }) {
  const { isRunning, startedAt, finishedAt, error } = progress;
  if (!startedAt) return <p>No run yet.</p>;
  const wait = describeWait(progress, readAt);
  const result = describeLastBatch(progress) ?? error;
  const figures = {
    Started: formatDateTime(startedAt),
    ...(finishedAt && !isRunning && { Ended: formatDateTime(finishedAt) }),
  };
  return (
    <>
      <RunStatus progress={progress} />
      {isRunning && <p>{describeCount(progress)}</p>}
      <FigureList figures={figures} />
      {wait !== null && <p>{wait}</p>}
      {result !== undefined && <p>{result}</p>}
    </>
  );
}

/** The run in progress, or else the last run, as anybody may read it. */
export function RunCard() {
  const { data: progress, dataUpdatedAt: readAt, isError } = useProgress();
  return (
    <OverviewCard page="progressMonitor" title={titleOf(progress)}>
      {isError && <ProgressFailure />}
      {progress && <RunDetails progress={progress} readAt={readAt} />}
      {!progress && !isError && <p>Loading the progress...</p>}
    </OverviewCard>
  );
}
