import type { ContentProgress } from "@vanfettle/contract/content/content-schemas";
import { formatTime } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";

/** Shows whether a run is in progress, the region and location it is at, and when the progress was last updated. */
export function RunStatus({ progress }: { progress: ContentProgress | undefined }) {
  const isRunning = progress?.isRunning === true;
  const position = [progress?.currentRegion, progress?.currentLocation].filter(Boolean).join(" · ");
  return (
    <p className="run-status">
      <span className={isRunning ? "chip chip-running" : "chip"}>
        <AdminIcon name={isRunning ? "running" : "remaining"} />
        {isRunning ? "Running" : "Idle"}
      </span>
      {isRunning && position && <span className="run-position">{position}</span>}
      {progress?.lastUpdate && <span className="run-updated">Updated {formatTime(progress.lastUpdate)}</span>}
    </p>
  );
}
