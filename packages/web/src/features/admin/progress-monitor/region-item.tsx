import { counted, countText, momentText } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Tooltip } from "../../overlays/radix-overlays.tsx";
import { percentOf } from "./percent.ts";
import { ProgressBar } from "./progress-bar.tsx";
import type { RegionRow } from "./region-statuses.ts";

interface RegionItemProps {
  row: RegionRow;
  /** A start is pending or a run is in progress. */
  isBusy: boolean;
  onStart: (region: string) => void;
}

const labels = { completed: "Completed", failed: "Failed", remaining: "Remaining", running: "Running" } as const;
const tones = { completed: "go", failed: "danger", remaining: "brand", running: "brand" } as const;

function tipOf({ result, total, isRunning }: RegionRow): string {
  if (isRunning) return "The numbers of a region come when its run ends.";
  if (!result) return total === null ? "Nothing generated yet" : `${counted(total, "location")} to generate`;
  const failed = result.failed ? `, ${counted(result.failed, "text")} failed` : "";
  return `${countText(result.successful)} of ${counted(result.total, "location")} generated${failed}`;
}

function figuresOf({ successful, total, isRunning }: RegionRow): string {
  if (total === null) return "–";
  return `${isRunning ? "–" : countText(successful)}/${countText(total)}`;
}

export function RegionItem({ row, isBusy, onStart }: RegionItemProps) {
  const { name, state, isRunning, successful, total, result } = row;
  const shown = isRunning ? "running" : state;
  const id = `region-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return (
    <li className="card region">
      <div className="region-name">
        <AdminIcon name={shown} />
        <div>
          <h3 id={id}>{name}</h3>
          <p className="region-state">
            {labels[shown]}
            {result?.completedAt && !isRunning && <span> · {momentText(result.completedAt)}</span>}
          </p>
        </div>
      </div>
      <div className="region-bar">
        <ProgressBar
          percent={isRunning ? null : percentOf(successful, total ?? 0)}
          labelledBy={id}
          tone={tones[shown]}
        />
        {result?.error && !isRunning && <p className="region-error">{result.error}</p>}
      </div>
      <p className="region-figures">
        <Tooltip text={tipOf(row)}>
          <span>{figuresOf(row)}</span>
        </Tooltip>
      </p>
      {!isRunning && state !== "completed" && (
        <div className="region-action">
          <button type="button" className="btn btn-line btn-small" disabled={isBusy} onClick={() => onStart(name)}>
            {state === "failed" && <AdminIcon name="retry" />}
            {state === "failed" ? "Retry" : "Generate"} <span className="sr-only">{name}</span>
          </button>
        </div>
      )}
    </li>
  );
}
