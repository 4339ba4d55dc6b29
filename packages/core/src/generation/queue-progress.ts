import type { ContentQueue } from "@vanfettle/contract/content/queue-schemas";
import { tokensLeft } from "./budget.ts";
import { averageText, furtherDays, type QueueEstimateDeps } from "./estimate.ts";
import { costInPounds, inDollars } from "./prices.ts";
import { errorFields, readProgress } from "./progress.ts";
import { hasEnded, isAlive, type Run } from "./run-lock.ts";
import { totalsOf } from "./scope-progress.ts";

/**
 * Returns the queue in progress, or the latest queue until another run starts; null without a
 * queue.
 */
export async function contentQueue(deps: QueueEstimateDeps): Promise<ContentQueue> {
  const { run, scopes } = await readProgress(deps);
  if (run?.kind !== "queue") return { queue: null };
  const now = deps.clock();
  const state = stateOf(run, now);
  const isActive = !hasEnded(run) && state !== "interrupted";
  const { done, failed, paidCalls, tokens, model } = totalsOf(scopes.values(), run.runId);
  const texts = run.size ?? 0;
  const left = Math.max(0, texts - done - failed);
  // The texts that a stopped queue left count as failed, too.
  const perMinute = isActive
    ? rateOf(run, done + failed, now)
    : rateOf(run, done, new Date(run.finishedAt ?? run.lastUpdate));
  const costPounds = costInPounds(model, tokens);
  const daysLeft = async () => {
    const { input, output } = averageText(scopes.values(), deps.modelNames).tokens;
    const budget = { dailyTokens: deps.dailyTokens, left: await tokensLeft(deps) };
    return furtherDays({ input: left * input, output: left * output }, budget);
  };
  return {
    queue: {
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
      ...errorFields(
        run.stopCode ?? (state === "interrupted" ? "interrupted" : undefined),
        run.stopDetail,
      ),
    },
  };
}

function stateOf(run: Run, now: Date): NonNullable<ContentQueue["queue"]>["state"] {
  if (run.status === "finished" || run.status === "failed") return run.status;
  if (!isAlive(run, now)) return "interrupted";
  if (run.stopCode === "cancelled") return "cancelling";
  return run.waitsUntil !== undefined && run.waitsUntil > now.getTime() ? "waiting" : "running";
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
