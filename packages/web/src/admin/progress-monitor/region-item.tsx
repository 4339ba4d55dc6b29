import type { RegionProgress } from "@vanfettle/contract/generation/generation-schemas";
import { nameInSentence } from "@vanfettle/contract/location/location";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { Tooltip } from "../../ui/overlays/radix-overlays.tsx";
import { keyOf, useEndpoint } from "../admin-queries.ts";
import { formatDateTime } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { Button } from "../layout/button.tsx";
import { ConfirmedAction } from "../layout/confirmed-action.tsx";
import { LazyDetails } from "../layout/lazy-details.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { ProgressBar, toPercent } from "./progress-bar.tsx";
import type { RegionStatus } from "./region-statuses.ts";
import type { Monitor } from "./use-monitor.ts";

const labels = {
  completed: "Completed",
  failed: "Failed",
  remaining: "Remaining",
  running: "Running",
} as const;
const tones = { completed: "go", failed: "danger", remaining: "brand", running: "brand" } as const;

function describeCounts({ result, total, isRunning }: RegionStatus): string {
  if (isRunning) return "Totals appear when the region's run ends.";
  if (!result) {
    return total === null ? "Nothing generated yet" : `${pluralise(total, "location")} to generate`;
  }
  const failed = result.failed ? `, ${pluralise(result.failed, "text")} failed` : "";
  return `${withCommas(result.successful)} of ${pluralise(result.total, "location")} generated${failed}`;
}

function formatCounts({ successful, total, isRunning }: RegionStatus): string {
  if (total === null) return "–";
  return `${isRunning ? "–" : withCommas(successful)}/${withCommas(total)}`;
}

/**
 * The texts that a region still lacks after its latest run, with the reasons. They are read anew
 * after a run that ended at another time.
 */
function FailedTexts({ region, completedAt, texts, failed }: RegionProgress) {
  const { data, isError } = useEndpoint("listContentStates", { asOf: [completedAt] });
  if (isError) return <p>The failed texts could not be read.</p>;
  if (!data) return null;
  const untried = texts.total - texts.completed - failed;
  return (
    <ul className="bullets">
      {data.locations.map(
        (location) =>
          location.region === region &&
          location.failure && (
            <li key={keyOf(location)}>
              <strong>
                <TextLink location={location} />
              </strong>
              <span>{`${location.kind === "place" ? "" : ` (${location.kind})`}: ${location.failure.message}`}</span>
            </li>
          ),
      )}
      {untried > 0 && <li>{`${pluralise(untried, "text")} not tried yet`}</li>}
    </ul>
  );
}

export function RegionItem({ region, monitor }: { region: RegionStatus; monitor: Monitor }) {
  const { isBusy, isOperator, generation } = monitor;
  const { name, state, isRunning, successful, total } = region;
  const estimate = monitor.describeRuns([name]);
  const status = isRunning ? "running" : state;
  const canStart = status === "failed" || status === "remaining";
  /** A running region does not show its last run. */
  const result = isRunning ? null : region.result;
  const id = `region-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return (
    <li className="card region">
      <div className="region-name">
        <AdminIcon name={status} />
        <div>
          <h3
            id={id}
            tabIndex={-1}
            // Its button goes with the focus.
            ref={(heading) => {
              if (isRunning) generation.focusStarted(name, heading);
            }}
          >
            {name}
          </h3>
          <p className="note">
            <span>{labels[status]}</span>
            {result?.completedAt && <span>{` · ${formatDateTime(result.completedAt)}`}</span>}
          </p>
        </div>
      </div>
      <div className="region-bar">
        <ProgressBar
          percent={isRunning ? null : toPercent(successful, total ?? 0)}
          labelledBy={id}
          tone={tones[status]}
        />
        {result?.error && <p className="run-error">{result.error}</p>}
        {isOperator && result?.error && result.failed > 0 && (
          <LazyDetails
            className="region-failures"
            summary={
              <>
                Which and why <span className="sr-only">{`in ${nameInSentence(name)} `}</span>
                <span>{`(${pluralise(result.failed, "text")})`}</span>
              </>
            }
          >
            <FailedTexts {...result} />
          </LazyDetails>
        )}
        {canStart && estimate && <p className="note region-estimate">{estimate}</p>}
      </div>
      <p className="region-counts">
        <Tooltip text={describeCounts(region)}>
          <span>{formatCounts(region)}</span>
        </Tooltip>
        {total !== null && <span> places</span>}
      </p>
      {canStart && (
        <div className="region-action">
          <Button disabled={isBusy} onClick={() => generation.start(name)}>
            {status === "failed" && <AdminIcon name="retry" />}
            <span>{status === "failed" ? "Retry" : "Generate"}</span>{" "}
            <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
      {status === "completed" && isOperator && (
        <ConfirmedAction
          label="Regenerate"
          of={name}
          question={`Every text of ${nameInSentence(name)} is written again${estimate === undefined ? "." : `: ${estimate}.`}`}
          confirm="Write all again"
          decline="Keep the texts"
          disabled={isBusy}
          onConfirm={() => generation.regenerate(name)}
        />
      )}
    </li>
  );
}
