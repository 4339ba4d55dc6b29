import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useEndpoint } from "../admin-queries.ts";
import { describeEstimate } from "../estimate.ts";
import { isGenerating, useEstimate, useProgress } from "../generation-progress.ts";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { remainingNames, toRegionStatuses } from "./region-statuses.ts";
import { useGeneration } from "./use-generation.ts";

export type Monitor = ReturnType<typeof useMonitor>;

/** Returns all that the progress monitor shows, and the functions that start and cancel runs. */
export function useMonitor() {
  const client = useQueryClient();
  const isOperator = useIsOperator();
  const { data: progress, dataUpdatedAt: readAt, isError } = useProgress();
  const asOf = [progress?.startedAt, progress?.lastUpdate];
  const enabled = progress?.startedAt != null;
  const { data: run } = useEndpoint("getContentRun", { enabled, asOf, keepsPrevious: true });
  const estimate = useEstimate(progress);
  const { data: contentRegions } = useEndpoint("listContentRegions");
  const generation = useGeneration(progress);
  const regions = useMemo(
    () => toRegionStatuses(progress, contentRegions),
    [progress, contentRegions],
  );
  const waiting = run?.queue?.state === "waiting" ? run.queue.runId : undefined;
  const cancellable = progress?.isRunning ? run?.runId : waiting;
  const runId = isOperator ? cancellable : undefined;
  return {
    isOperator,
    progress,
    /** Epoch milliseconds: when the progress was read. */
    readAt,
    isError,
    run: isOperator ? run : undefined,
    estimate,
    generation,
    regions,
    remaining: remainingNames(regions),
    /** True while a start is pending or a run is in progress, which prevents another start. */
    isBusy: generation.starting.isPending || isGenerating(client, progress),
    /**
     * Cancels the active run, or else the waiting run; undefined unless an operator who may do that
     * is signed in.
     */
    cancel: runId ? () => generation.cancelling.mutate({ runId }) : undefined,
    /** Returns the likely usage of runs over the regions; undefined if it is not known. */
    describeRuns(names: readonly string[]): string | undefined {
      const ofRuns = estimate?.regions.filter(({ region }) => names.includes(region)) ?? [];
      const texts = ofRuns.reduce((sum, region) => sum + region.texts, 0);
      return estimate && describeEstimate(texts, estimate);
    },
  };
}
