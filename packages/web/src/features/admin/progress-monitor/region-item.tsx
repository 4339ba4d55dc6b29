import { useState } from "react";
import { pluralise } from "@vanfettle/vans/format-number";
import { formatCount, formatDateTime } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Tooltip } from "../../overlays/radix-overlays.tsx";
import { RegionFailures } from "./region-failures.tsx";
import { ProgressBar, toPercent } from "./progress-bar.tsx";
import type { RegionStatus } from "./region-statuses.ts";

interface RegionItemProps {
  region: RegionStatus;
  /** Whether a start is pending or a run is in progress, so that nothing else can be started. */
  isBusy: boolean;
  onStart: (region: string) => void;
  /** Writes every text of a completed region anew; undefined where nobody is signed in who may do that. */
  onRegenerate: ((region: string) => void) | undefined;
  /** What a run over it is likely to use; undefined where that is not known. */
  estimate: string | undefined;
  /** Whether the reader may see which texts have failed. */
  isOperator: boolean;
}

const labels = { completed: "Completed", failed: "Failed", remaining: "Remaining", running: "Running" } as const;
const tones = { completed: "go", failed: "danger", remaining: "brand", running: "brand" } as const;

function describeCounts({ result, total, isRunning }: RegionStatus): string {
  if (isRunning) return "The numbers of a region come when its run ends.";
  if (!result) return total === null ? "Nothing generated yet" : `${pluralise(total, "location")} to generate`;
  const failed = result.failed ? `, ${pluralise(result.failed, "text")} failed` : "";
  return `${formatCount(result.successful)} of ${pluralise(result.total, "location")} generated${failed}`;
}

function formatCounts({ successful, total, isRunning }: RegionStatus): string {
  if (total === null) return "–";
  return `${isRunning ? "–" : formatCount(successful)}/${formatCount(total)}`;
}

export function RegionItem({ region, isBusy, onStart, onRegenerate, estimate, isOperator }: RegionItemProps) {
  const { name, state, isRunning, successful, total, result } = region;
  const status = isRunning ? "running" : state;
  const id = `region-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return (
    <li className="card region">
      <div className="region-name">
        <AdminIcon name={status} />
        <div>
          <h3 id={id}>{name}</h3>
          <p className="region-state">
            {labels[status]}
            {result?.completedAt && !isRunning && <span> · {formatDateTime(result.completedAt)}</span>}
          </p>
        </div>
      </div>
      <div className="region-bar">
        <ProgressBar
          percent={isRunning ? null : toPercent(successful, total ?? 0)}
          labelledBy={id}
          tone={tones[status]}
        />
        {result?.error && !isRunning && <p className="region-error">{result.error}</p>}
        {isOperator && result?.error && result.failed > 0 && !isRunning && (
          <RegionFailures region={name} failed={result.failed} completedAt={result.completedAt} />
        )}
        {estimate !== undefined && !isRunning && state !== "completed" && <p className="region-estimate">{estimate}</p>}
      </div>
      <p className="region-counts">
        <Tooltip text={describeCounts(region)}>
          <span>{formatCounts(region)}</span>
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
      {!isRunning && state === "completed" && onRegenerate && (
        <Regenerate name={name} isBusy={isBusy} estimate={estimate} onConfirm={() => onRegenerate(name)} />
      )}
    </li>
  );
}

interface RegenerateProps {
  name: string;
  isBusy: boolean;
  estimate: string | undefined;
  onConfirm: () => void;
}

/** Starts a run over a completed region after a second press, since it pays for every text again. */
function Regenerate({ name, isBusy, estimate, onConfirm }: RegenerateProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <div className="region-action">
        <button type="button" className="text-button" disabled={isBusy} onClick={() => setAsked(true)}>
          Regenerate <span className="sr-only">{name}</span>
        </button>
      </div>
    );
  }
  return (
    <div className="region-confirm">
      <p>
        Every text of {name} is written again{estimate === undefined ? "." : `: ${estimate}.`}
      </p>
      <button
        type="button"
        className="btn btn-navy btn-small"
        disabled={isBusy}
        onClick={() => {
          setAsked(false);
          onConfirm();
        }}
      >
        Write all again
      </button>
      <button type="button" className="text-button" onClick={() => setAsked(false)}>
        Keep the texts
      </button>
    </div>
  );
}
