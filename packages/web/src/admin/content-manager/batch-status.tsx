import type { ContentProgress } from "@vanfettle/contract/generation/generation-schemas";
import {
  contentBatchLimit,
  defaultProgressTotal,
} from "@vanfettle/contract/operator/operator-limits";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { statusOf } from "../../api/http-error.ts";
import { needsSignIn, SignInPrompt } from "../operator-session/failure-alert.tsx";
import { OverallProgress, RunStatus } from "../progress-monitor/progress-bar.tsx";
import type { Manager } from "./use-content-manager.ts";

/** Returns the result of the last batch; the bar shows the progress of a running batch. */
export function describeLastBatch(progress: ContentProgress | undefined): string | null {
  if (!progress?.batch || progress.isRunning) return null;
  const { completed, failed, total } = progress.batch;
  const written = `Last batch: ${withCommas(completed)} of ${pluralise(total, "text")} written`;
  if (progress.errorCode === "cancelled" || progress.errorCode === "interrupted") {
    return `${written}. The run was ${progress.errorCode}.`;
  }
  return failed > 0
    ? `${written}, ${withCommas(failed)} failed. ${progress.error ?? ""}`
    : `${written}.`;
}

/** Returns what became of the locations that were requested. */
function describeRequest({ data }: Manager["batch"]): string {
  if (!data) return "";
  const { accepted, skipped } = data;
  const sentences = [
    `${pluralise(accepted, "location")} accepted, ${withCommas(skipped)} skipped.`,
    skipped > 0 &&
      `One batch takes at most ${contentBatchLimit}. The others were not requested and are still selected.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

/**
 * Shows the last batch and the current run. A failed batch shows nothing, unless signing in would
 * help.
 */
export function BatchStatus({ batch, progress }: Pick<Manager, "batch" | "progress">) {
  const status = statusOf(batch.error);
  const isOfRegions = progress?.isRunning !== true || progress.runKind === "region";
  return (
    <section className="card batch" aria-labelledby="batch">
      <OverallProgress
        id="batch"
        title="Generation"
        done={progress?.completed ?? 0}
        total={progress?.total ?? defaultProgressTotal}
        of="locations"
        about={isOfRegions ? " in all regions" : ""}
      />
      <RunStatus progress={progress} />
      <output className="batch-result">{describeRequest(batch)}</output>
      <output className="batch-result">{describeLastBatch(progress)}</output>
      {needsSignIn(status) && (
        <div className="failure" role="alert">
          <SignInPrompt status={status} />
        </div>
      )}
    </section>
  );
}
