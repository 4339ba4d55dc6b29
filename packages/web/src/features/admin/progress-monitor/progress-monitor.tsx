import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ContentEstimate } from "@vanfettle/contract/content/content-schemas";
import { describeBasis, describeEstimate } from "../estimate.ts";
import { useEndpoint } from "../admin-queries.ts";
import { isGenerating, useEstimate, useProgress } from "../generation-progress.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { Button } from "../layout/button.tsx";
import { useIsOperator } from "../operator-session/use-operator-session.ts";
import { TooltipProvider } from "../../overlays/radix-overlays.tsx";
import { GenerateAllControl } from "./generate-all-control.tsx";
import { OverallCard } from "./overall-card.tsx";
import { RegionItem } from "./region-item.tsx";
import { countInState, remainingNames, toRegionStatuses } from "./region-statuses.ts";
import { RunNotices } from "./run-notices.tsx";
import { RunStatus } from "./run-status.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { StateAnnouncer } from "./state-announcer.tsx";
import { useGeneration } from "./use-generation.ts";

const textsIn = (names: readonly string[], { regions }: ContentEstimate): number =>
  regions.filter(({ region }) => names.includes(region)).reduce((sum, { texts }) => sum + texts, 0);

export default function ProgressMonitor() {
  const client = useQueryClient();
  const isOperator = useIsOperator();
  const { data: progress, dataUpdatedAt, isError } = useProgress();
  const asOf = [progress?.startedAt, progress?.lastUpdate];
  const enabled = progress?.startedAt != null;
  const { data: run } = useEndpoint("getContentRun", { enabled, asOf, keepsPrevious: true });
  const estimate = useEstimate(progress);
  const { data: contentRegions } = useEndpoint("listContentRegions");
  const generation = useGeneration();
  const regions = useMemo(() => toRegionStatuses(progress, contentRegions), [progress, contentRegions]);
  const state = useMemo(() => (progress ? { isRunning: progress.isRunning, regions } : null), [progress, regions]);
  const activeRunId = isOperator && progress?.isRunning ? (run?.runId ?? undefined) : undefined;
  const cancel = (only?: "queue") =>
    activeRunId === undefined ? undefined : () => generation.cancel({ runId: activeRunId, ...(only && { only }) });
  const isQueuedInTabAlone = generation.queue !== null && !generation.queue.isOnServer;
  const stopQueue = isQueuedInTabAlone ? generation.stop : cancel("queue");
  const remaining = remainingNames(regions);
  const isBusy = generation.isStarting || isGenerating(client, progress);

  return (
    <AdminLayout
      page="progressMonitor"
      summary={<RunStatus progress={progress} />}
      action={
        <GenerateAllControl
          queue={generation.queue}
          queuedOnServer={progress?.queue ?? []}
          remaining={remaining}
          isBusy={isBusy}
          onStart={generation.startAll}
          onStop={stopQueue}
        />
      }
    >
      <StateAnnouncer state={state} />
      <FailureAlert title="Failed to start generation" error={generation.error} />
      <FailureAlert title="The run was not cancelled" error={generation.cancelError} />
      <RunNotices
        progress={progress}
        readAt={dataUpdatedAt}
        onCancel={cancel()}
        isCancelling={generation.isCancelling}
      />
      {isError && (
        <p className="failure" role="alert">
          The progress could not be read. Trying again…
        </p>
      )}
      <OverallCard progress={progress} run={isOperator ? run : undefined} estimate={estimate} regions={regions} />
      <div className="regions-head">
        <h2 className="admin-section-title" id="regions">
          Regions
        </h2>
        {countInState(regions, "failed") > 1 && (
          <Button disabled={isBusy} onClick={generation.retryFailed}>
            <AdminIcon name="retry" />
            Retry all failed ({countInState(regions, "failed")})
          </Button>
        )}
      </div>
      {estimate && remaining.length > 0 && (
        <p className="estimate">
          All remaining: {describeEstimate(textsIn(remaining, estimate), estimate)}. {describeBasis(estimate)}
        </p>
      )}
      <ul className="regions" aria-labelledby="regions">
        <TooltipProvider>
          {regions.map((region) => (
            <RegionItem
              key={region.name}
              region={region}
              isBusy={isBusy}
              onStart={generation.start}
              onRegenerate={generation.regenerate}
              estimate={estimate && describeEstimate(textsIn([region.name], estimate), estimate)}
              isOperator={isOperator}
            />
          ))}
        </TooltipProvider>
      </ul>
    </AdminLayout>
  );
}
