import { statusOf } from "../../../api/http-error.ts";
import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { contentBatchLimit } from "@vanfettle/contract/content/content-limits";
import { defaultProgressTotal } from "@vanfettle/contract/content/progress";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatCount } from "../format.ts";
import { needsSignIn, SignInPrompt } from "../operator-session/sign-in-prompt.tsx";
import { OverallProgress, toPercent } from "../progress-monitor/progress-bar.tsx";
import { RunStatus } from "../progress-monitor/run-status.tsx";
import type { useBatch } from "./use-batch.ts";

interface BatchStatusProps {
  batch: Pick<ReturnType<typeof useBatch>, "data" | "error" | "following" | "stopFollowing">;
  progress: ContentProgress | undefined;
}

/** Returns what the last batch came to; the bar shows the progress of one that is running. */
function describeLastBatch(progress: ContentProgress | undefined): string | null {
  if (!progress?.batch || progress.isRunning) return null;
  const { completed, failed, total } = progress.batch;
  const written = `Last batch: ${formatCount(completed)} of ${pluralise(total, "text")} written`;
  if (progress.errorCode === "cancelled" || progress.errorCode === "interrupted") {
    return `${written}. The run was ${progress.errorCode}.`;
  }
  return failed > 0 ? `${written}, ${formatCount(failed)} failed. ${progress.error ?? ""}` : `${written}.`;
}

/**
 * Shows the result of the last batch and the progress of the current run. A failed batch shows nothing, unless signing in
 * would help.
 */
export function BatchStatus({ batch, progress }: BatchStatusProps) {
  const { data, error, following, stopFollowing } = batch;
  const status = statusOf(error);
  const completed = progress?.completed ?? 0;
  const total = progress?.total ?? defaultProgressTotal;
  const isOfRegions = progress?.isRunning !== true || progress.runKind === "region";
  return (
    <section className="card batch" aria-labelledby="batch">
      <OverallProgress
        id="batch"
        title="Generation"
        done={completed}
        total={total}
        of="locations"
        percent={toPercent(completed, total)}
      >
        {isOfRegions && " in all regions"}
      </OverallProgress>
      <RunStatus progress={progress} />
      <output className="batch-result">
        {data && `${pluralise(data.accepted, "location")} accepted, ${formatCount(data.skipped)} skipped. `}
        {data && data.skipped > 0 && `One batch takes at most ${contentBatchLimit}. `}
        {following > 0 && `The ${pluralise(following, "skipped location")} will follow when this run has ended.`}
        {data && data.skipped > 0 && following === 0 && `The others were not asked for and are still selected.`}
      </output>
      <output className="batch-result">{describeLastBatch(progress)}</output>
      {following > 0 && (
        <button type="button" className="btn btn-line btn-small" onClick={stopFollowing}>
          Stop after this run
        </button>
      )}
      {needsSignIn(status) && (
        <div className="failure" role="alert">
          <SignInPrompt status={status} />
        </div>
      )}
    </section>
  );
}
