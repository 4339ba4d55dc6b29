import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { Tooltip } from "../../overlays/radix-overlays.tsx";
import { formatDateTime } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Button } from "../layout/button.tsx";
import { ConfirmedAction } from "../layout/confirmed-action.tsx";
import { ProgressBar, toPercent } from "./progress-bar.tsx";
import { RegionFailures } from "./region-failures.tsx";
import type { RegionStatus } from "./region-statuses.ts";

interface RegionItemProps {
  region: RegionStatus;
  /** Whether a start is pending or a run is in progress, so that nothing else can be started. */
  isBusy: boolean;
  onStart: (region: string) => void;
  /** Writes every text of a completed region anew. */
  onRegenerate: (region: string) => void;
  /** What a run over it is likely to use; undefined where that is not known. */
  estimate: string | undefined;
  /** Whether the reader may see which texts have failed, and write them anew. */
  isOperator: boolean;
}

const labels = { completed: "Completed", failed: "Failed", remaining: "Remaining", running: "Running" } as const;
const tones = { completed: "go", failed: "danger", remaining: "brand", running: "brand" } as const;

function describeCounts({ result, total, isRunning }: RegionStatus): string {
  if (isRunning) return "The numbers of a region come when its run ends.";
  if (!result) return total === null ? "Nothing generated yet" : `${pluralise(total, "location")} to generate`;
  const failed = result.failed ? `, ${pluralise(result.failed, "text")} failed` : "";
  return `${withCommas(result.successful)} of ${pluralise(result.total, "location")} generated${failed}`;
}

function formatCounts({ successful, total, isRunning }: RegionStatus): string {
  if (total === null) return "–";
  return `${isRunning ? "–" : withCommas(successful)}/${withCommas(total)}`;
}

export function RegionItem({ region, isBusy, onStart, onRegenerate, estimate, isOperator }: RegionItemProps) {
  const { name, state, isRunning, successful, total } = region;
  const status = isRunning ? "running" : state;
  /** A region that runs shows nothing of its last run. */
  const result = isRunning ? null : region.result;
  const id = `region-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return (
    <li className="card region">
      <div className="region-name">
        <AdminIcon name={status} />
        <div>
          <h3 id={id}>{name}</h3>
          <p className="region-state">
            {labels[status]}
            {result?.completedAt && <span> · {formatDateTime(result.completedAt)}</span>}
          </p>
        </div>
      </div>
      <div className="region-bar">
        <ProgressBar
          percent={isRunning ? null : toPercent(successful, total ?? 0)}
          labelledBy={id}
          tone={tones[status]}
        />
        {result?.error && <p className="region-error">{result.error}</p>}
        {isOperator && result?.error && result.failed > 0 && (
          <RegionFailures region={name} failed={result.failed} completedAt={result.completedAt} />
        )}
        {(status === "failed" || status === "remaining") && estimate && <p className="region-estimate">{estimate}</p>}
      </div>
      <p className="region-counts">
        <Tooltip text={describeCounts(region)}>
          <span>{formatCounts(region)}</span>
        </Tooltip>
      </p>
      {(status === "failed" || status === "remaining") && (
        <div className="region-action">
          <Button disabled={isBusy} onClick={() => onStart(name)}>
            {status === "failed" && <AdminIcon name="retry" />}
            {status === "failed" ? "Retry" : "Generate"} <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
      {status === "completed" && isOperator && (
        <ConfirmedAction
          label="Regenerate"
          of={name}
          question={`Every text of ${name} is written again${estimate === undefined ? "." : `: ${estimate}.`}`}
          confirm="Write all again"
          decline="Keep the texts"
          disabled={isBusy}
          onConfirm={() => onRegenerate(name)}
        />
      )}
    </li>
  );
}
