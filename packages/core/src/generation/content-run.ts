import type { ContentRun } from "@vanfettle/contract/generation/generation-schemas";
import { tokensLeft } from "./budget.ts";
import { averageText, furtherDays, type QueueEstimateDeps } from "./estimate.ts";
import { costInPounds, inDollars, type PriceDeps } from "./prices.ts";
import { errorFields, readProgress } from "./progress.ts";
import type { Run } from "./run-lease.ts";
import { isAlive, runState } from "./run-states.ts";
import { totalsOf, type ScopeProgress } from "./scope.ts";

type Queue = NonNullable<ContentRun["queue"]>;

/**
 * Returns the id and usage of the current run, or else of the latest run, with the active queue, or
 * else the waiting queue or, until another run starts, the latest.
 */
export async function contentRun(deps: QueueEstimateDeps): Promise<ContentRun> {
  const progress = await readProgress(deps);
  const { run, waiting, scopes } = progress;
  const latest = run?.kind === "queue" ? run : undefined;
  const queue = latest && isAlive(latest, deps.clock()) ? latest : (waiting ?? latest);
  return {
    ...runUsage(progress, deps),
    queue: queue ? await describeQueue(deps, queue, scopes) : null,
  };
}

/** Returns the id and usage of the current run, or else of the latest run. */
export function runUsage(
  { run, scopes }: Awaited<ReturnType<typeof readProgress>>,
  { prices }: PriceDeps = {},
) {
  const { written, paidCalls, tokens, model } = totalsOf(scopes.values(), run?.runId);
  return {
    runId: run?.runId ?? null,
    startedAt: run?.startedAt ?? null,
    texts: written,
    paidCalls,
    tokens,
    costPounds: costInPounds(model, tokens, prices),
  };
}

async function describeQueue(
  deps: QueueEstimateDeps,
  run: Run,
  scopes: ReadonlyMap<string, ScopeProgress>,
): Promise<Queue> {
  const now = deps.clock();
  const state = stateOf(run, now);
  const isActive = ["running", "waiting", "cancelling"].includes(state);
  const { done, failed, paidCalls, tokens, model } = totalsOf(scopes.values(), run.runId);
  const texts = run.size ?? 0;
  const left = Math.max(0, texts - done - failed);
  // The texts that a stopped queue left count as failed, too.
  const perMinute = isActive
    ? rateOf(run, done + failed, now)
    : rateOf(run, done, new Date(run.finishedAt ?? run.lastUpdate));
  const costPounds = costInPounds(model, tokens, deps.prices);
  const daysLeft = async () => {
    const { input, output } = averageText(scopes.values(), deps).tokens;
    const budget = { dailyTokens: deps.dailyTokens, left: await tokensLeft(deps) };
    return furtherDays({ input: left * input, output: left * output }, budget);
  };
  return {
    runId: run.runId,
    selection: run.selection ?? "",
    startedBy: run.startedBy,
    startedAt: run.startedAt,
    finishedAt: run.finishedAt ?? null,
    state,
    continuesDaily: run.continuesDaily ?? false,
    continuesAt: state === "waiting" ? new Date(run.waitsUntil ?? 0).toISOString() : null,
    texts,
    done,
    failed,
    perMinute,
    minutesLeft: isActive && perMinute ? Math.ceil(left / perMinute) : null,
    daysLeft: isActive ? await daysLeft() : null,
    paidCalls,
    tokens,
    costPounds,
    costDollars: inDollars(costPounds),
    ...errorFields(run.stopCode ?? (state === "interrupted" ? "interrupted" : undefined), run),
  };
}

function stateOf(run: Run, now: Date): Queue["state"] {
  const state = runState(run, now);
  if (state === "stopping" && run.stopCode === "cancelled") return "cancelling";
  return state === "paused" || state === "spent" || state === "stopping" ? "running" : state;
}

/**
 * Returns the texts a minute while the queue did not wait for a budget; null before the first text.
 */
function rateOf(
  { startedAt, waitsUntil = 0, waitedMs = 0 }: Run,
  texts: number,
  until: Date,
): number | null {
  const minutes =
    (Math.max(until.getTime(), waitsUntil) - Date.parse(startedAt) - waitedMs) / 60_000;
  return texts === 0 || minutes <= 0 ? null : Math.round((texts / minutes) * 10) / 10;
}
