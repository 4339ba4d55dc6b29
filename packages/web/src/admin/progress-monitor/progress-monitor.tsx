import { useMemo } from "react";
import type { ContentRun } from "@vanfettle/contract/generation/generation-schemas";
import { defaultProgressTotal } from "@vanfettle/contract/operator/operator-limits";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { TooltipProvider } from "../../ui/overlays/radix-overlays.tsx";
import { describeBasis, shareOf } from "../estimate.ts";
import { formatDateTime, formatPounds } from "../format.ts";
import { AdminIcon } from "../layout/admin-icon.tsx";
import { AdminPage } from "../layout/admin-page.tsx";
import { Button } from "../layout/button.tsx";
import { FigureList } from "../layout/figure-list.tsx";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { TextServiceCard } from "../text-service/text-service-card.tsx";
import { OverallProgress, ProgressFailure, RunStatus, toPercent } from "./progress-bar.tsx";
import { RegionItem } from "./region-item.tsx";
import { countInState } from "./region-statuses.ts";
import { RunNotices } from "./run-notices.tsx";
import { StateAnnouncer } from "./state-announcer.tsx";
import { useMonitor, type Monitor } from "./use-monitor.ts";

/**
 * The button that generates all remaining regions; while one run writes several, how many follow.
 */
function GenerateAllControl({ monitor }: { monitor: Monitor }) {
  const { progress, generation, remaining, isBusy } = monitor;
  const following = progress?.queue ?? [];
  if (following.length > 0) {
    return (
      <div className="queue">
        <p tabIndex={-1} ref={(queued) => generation.focusStarted("remaining", queued)}>
          <strong>{pluralise(following.length, "region")}</strong>{" "}
          <span>queued. This page may be closed.</span>
        </p>
      </div>
    );
  }
  return (
    <Button
      look="large primary"
      disabled={isBusy || remaining.length === 0}
      onClick={() => generation.startAll("remaining")}
    >
      <AdminIcon name="play" />
      <span>{`Generate all remaining${remaining.length > 0 ? ` (${remaining.length})` : ""}`}</span>
    </Button>
  );
}

const counters = { completed: "Completed", failed: "Failed", remaining: "Remaining" } as const;

const usageOf = (
  { texts, paidCalls, tokens, costPounds }: ContentRun,
  dailyTokens: number | undefined,
) => ({
  Texts: withCommas(texts),
  "Paid calls": withCommas(paidCalls),
  "Tokens sent": withCommas(tokens.input),
  "Tokens received": withCommas(tokens.output),
  "Estimated cost": costPounds === null ? "Not known" : formatPounds(costPounds),
  ...(dailyTokens !== undefined && {
    "Of a day's budget": shareOf(tokens.input + tokens.output, dailyTokens),
  }),
});

/** The progress over all regions; the start and usage of the current run, or else of the last. */
function OverallCard({ monitor: { progress, run, estimate, regions } }: { monitor: Monitor }) {
  const {
    completed = 0,
    total = defaultProgressTotal,
    isRunning,
    runKind,
    startedAt,
    finishedAt,
  } = progress ?? {};
  const figures = {
    ...(startedAt && { Started: formatDateTime(startedAt) }),
    ...(finishedAt && !isRunning && { Ended: formatDateTime(finishedAt) }),
    ...(run && usageOf(run, estimate?.budget.dailyTokens)),
  };
  return (
    <section className="card overall" aria-labelledby="overall">
      <OverallProgress
        id="overall"
        title="Overall"
        done={completed}
        total={total}
        of="locations"
        about={`${isRunning && runKind === "batch" ? " in this batch" : ""} · ${toPercent(completed, total)}%`}
      />
      <dl className="counters">
        {Object.entries(counters).map(([state, label]) => (
          <div key={state} className={`counter counter-${state}`}>
            <dt>{label}</dt>
            <dd>{countInState(regions, state as keyof typeof counters)}</dd>
          </div>
        ))}
      </dl>
      {startedAt && (
        <div className="run-details">
          <h3 id="run-details">{isRunning ? "This run" : "Last run"}</h3>
          <FigureList aria-labelledby="run-details" figures={figures} />
          {progress?.error && <p className="run-error">{progress.error}</p>}
        </div>
      )}
    </section>
  );
}

export function Component() {
  const monitor = useMonitor();
  const { progress, regions, remaining, estimate, generation } = monitor;
  const state = useMemo(
    () => (progress ? { isRunning: progress.isRunning, regions } : null),
    [progress, regions],
  );
  const failed = countInState(regions, "failed");
  return (
    <AdminPage
      page="progressMonitor"
      summary={<RunStatus progress={progress} />}
      action={<GenerateAllControl monitor={monitor} />}
    >
      <StateAnnouncer state={state} />
      <FailureAlert
        title="Failed to start generation"
        error={generation.starting.error}
        press={generation.starting.press}
      />
      <FailureAlert
        title="The run was not cancelled"
        error={generation.cancelling.error}
        press={generation.cancelling.press}
      />
      <RunNotices monitor={monitor} />
      {monitor.isError && <ProgressFailure />}
      <OverallCard monitor={monitor} />
      <div className="spread regions-head">
        <h2 id="regions">Regions</h2>
        {failed > 1 && (
          <Button disabled={monitor.isBusy} onClick={() => generation.startAll("failed")}>
            <AdminIcon name="retry" />
            <span>{`Retry all failed (${failed})`}</span>
          </Button>
        )}
      </div>
      {estimate && remaining.length > 0 && (
        <p className="note estimate">{`All remaining: ${monitor.describeRuns(remaining)}. A region's texts are those of its places, its counties and its own. ${describeBasis(estimate)}`}</p>
      )}
      <ul className="regions" aria-labelledby="regions">
        <TooltipProvider>
          {regions.map((region) => (
            <RegionItem key={region.name} region={region} monitor={monitor} />
          ))}
        </TooltipProvider>
      </ul>
      <TextServiceCard />
    </AdminPage>
  );
}
