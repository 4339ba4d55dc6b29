import { useMemo } from "react";
import { TooltipProvider } from "../../overlays/radix-overlays.tsx";
import { describeBasis } from "../estimate.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { AdminLayout } from "../layout/admin-layout.tsx";
import { Button } from "../layout/button.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { GenerateAllControl } from "./generate-all-control.tsx";
import { OverallCard } from "./overall-card.tsx";
import { RunStatus } from "./progress-bar.tsx";
import { RegionItem } from "./region-item.tsx";
import { countInState } from "./region-statuses.ts";
import { RunNotices } from "./run-notices.tsx";
import { StateAnnouncer } from "./state-announcer.tsx";
import { useMonitor } from "./use-monitor.ts";

export default function ProgressMonitor() {
  const monitor = useMonitor();
  const { progress, regions, remaining, estimate, generation } = monitor;
  const state = useMemo(() => (progress ? { isRunning: progress.isRunning, regions } : null), [progress, regions]);
  const failed = countInState(regions, "failed");
  return (
    <AdminLayout
      page="progressMonitor"
      summary={<RunStatus progress={progress} />}
      action={<GenerateAllControl monitor={monitor} />}
    >
      <StateAnnouncer state={state} />
      <FailureAlert title="Failed to start generation" error={generation.error} />
      <FailureAlert title="The run was not cancelled" error={generation.cancelError} />
      <RunNotices monitor={monitor} />
      {monitor.isError && (
        <p className="failure" role="alert">
          The progress could not be read. Trying again…
        </p>
      )}
      <OverallCard monitor={monitor} />
      <div className="regions-head">
        <h2 className="admin-section-title" id="regions">
          Regions
        </h2>
        {failed > 1 && (
          <Button disabled={monitor.isBusy} onClick={generation.retryFailed}>
            <AdminIcon name="retry" />
            Retry all failed ({failed})
          </Button>
        )}
      </div>
      {estimate && remaining.length > 0 && (
        <p className="estimate">
          All remaining: {monitor.describeRuns(remaining)}. {describeBasis(estimate)}
        </p>
      )}
      <ul className="regions" aria-labelledby="regions">
        <TooltipProvider>
          {regions.map((region) => (
            <RegionItem key={region.name} region={region} monitor={monitor} />
          ))}
        </TooltipProvider>
      </ul>
    </AdminLayout>
  );
}
