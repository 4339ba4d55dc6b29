import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { contentRegionsQuery, isUnderWay, progressQuery } from "../admin-queries.ts";
import { AdminFrame } from "../layout/admin-layout.tsx";
import { useAdminApi } from "../operator-session/use-operator-session.ts";
import { TooltipProvider } from "../../overlays/radix-overlays.tsx";
import { GenerateAllControl } from "./generate-all-control.tsx";
import { OverallCard } from "./overall-card.tsx";
import { RegionItem } from "./region-item.tsx";
import { regionRows, remainingNames } from "./region-statuses.ts";
import { RunLine } from "./run-status.tsx";
import { StartFailure } from "../operator-session/failure-alert.tsx";
import { StateAnnouncer } from "./state-announcer.tsx";
import { useGeneration } from "./use-generation.ts";

export default function ProgressMonitor() {
  const client = useQueryClient();
  const api = useAdminApi();
  const { data: progress, isError } = useQuery(progressQuery(api, client));
  const { data: sizes } = useQuery(contentRegionsQuery(api));
  const generation = useGeneration();
  const rows = useMemo(() => regionRows(progress, sizes), [progress, sizes]);
  const announced = useMemo(() => (progress ? { isRunning: progress.isRunning, rows } : null), [progress, rows]);
  const isBusy = generation.isStarting || isUnderWay(client, progress);

  return (
    <AdminFrame
      page="progressMonitor"
      about={<RunLine progress={progress} />}
      action={
        <GenerateAllControl
          queue={generation.queue}
          remaining={remainingNames(rows)}
          isBusy={isBusy}
          onStart={generation.startAll}
          onStop={generation.stop}
        />
      }
    >
      <StateAnnouncer now={announced} />
      {generation.error !== null && <StartFailure error={generation.error} />}
      {isError && (
        <p className="failure" role="alert">
          The progress could not be read. It is asked for again shortly.
        </p>
      )}
      <OverallCard progress={progress} rows={rows} />
      <h2 className="admin-section-title" id="regions">
        Regions
      </h2>
      <ul className="regions" aria-labelledby="regions">
        <TooltipProvider>
          {rows.map((row) => (
            <RegionItem key={row.name} row={row} isBusy={isBusy} onStart={generation.start} />
          ))}
        </TooltipProvider>
      </ul>
    </AdminFrame>
  );
}
