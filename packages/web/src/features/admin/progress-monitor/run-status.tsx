import type { ContentProgress } from "@vanfettle/contract/content-schemas";
import { timeText } from "../format.ts";
import { RunChip } from "./run-chip.tsx";

/** Idle or Running; where it is; and how old the news is. */
export function RunLine({ progress }: { progress: ContentProgress | undefined }) {
  const isRunning = progress?.isRunning === true;
  const where = [progress?.currentRegion, progress?.currentLocation].filter(Boolean).join(" · ");
  return (
    <p className="run-line">
      <RunChip isRunning={isRunning} />
      {isRunning && where && <span className="run-where">{where}</span>}
      {progress?.lastUpdate && <span className="run-updated">Updated {timeText(progress.lastUpdate)}</span>}
    </p>
  );
}
