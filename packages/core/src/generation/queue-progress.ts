import type { ContentQueue } from "@vanfettle/contract/content/queue-schemas";
import { generationErrors } from "@vanfettle/contract/content/generation-errors";
import { averageText } from "./estimate.ts";
import { costInPounds, inDollars } from "./prices.ts";
import { countQueue, readProgress, usageOf } from "./progress.ts";
import { furtherDays, tokensLeft, type QueueEstimateDeps } from "./queue-estimate.ts";
import { hasEnded, isAlive, type Run } from "./run-lock.ts";

type Queue = NonNullable<ContentQueue["queue"]>;

/** Returns the queue in progress, or the latest queue until another run starts; null without a queue. */
export async function contentQueue(deps: QueueEstimateDeps): Promise<ContentQueue> {
  const { run, scopes } = await readProgress(deps);
  if (run?.kind !== "queue") return { queue: null };
  const now = deps.clock();
  const state = stateOf(run, now);
  const { completed: done, failed, total: texts } = countQueue(run, scopes);
  const { paidCalls, tokens, model } = usageOf(run, scopes);
  const costPounds = costInPounds(model, tokens);
  const code = run.stopCode ?? (state === "interrupted" ? "interrupted" : undefined);
  const isActive = !hasEnded(run) && state !== "interrupted";
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
      ...(isActive
        ? await forecast(deps, {
            run,
            done,
            failed,
            texts,
            average: averageText(scopes.values(), deps.modelNames).tokens,
          })
        : {
            perMinute: rateOf(run, done + failed, Date.parse(run.finishedAt ?? run.lastUpdate)),
            minutesLeft: null,
            daysLeft: null,
          }),
      paidCalls,
      tokens,
      costPounds,
      costDollars: inDollars(costPounds),
      ...(code && { errorCode: code, error: generationErrors[code] }),
    },
  };
}

function stateOf(run: Run, now: Date): Queue["state"] {
  if (run.status === "finished" || run.status === "failed") return run.status;
  if (!isAlive(run, now)) return "interrupted";
  if (run.stopCode === "cancelled") return "cancelling";
  return run.waitsUntil !== undefined && run.waitsUntil > now.getTime() ? "waiting" : "running";
}

interface Counted {
  run: Run;
  done: number;
  failed: number;
  texts: number;
  /** The tokens of a text. */
  average: { input: number; output: number };
}

async function forecast(deps: QueueEstimateDeps, { run, done, failed, texts, average }: Counted) {
  const left = Math.max(0, texts - done - failed);
  const perMinute = rateOf(run, done + failed, deps.clock().getTime());
  const tokens = left * (average.input + average.output);
  return {
    perMinute,
    minutesLeft: perMinute === null || perMinute === 0 ? null : Math.ceil(left / perMinute),
    daysLeft: furtherDays(tokens, { dailyTokens: deps.dailyTokens, left: await tokensLeft(deps) }),
  };
}

/** Returns the texts a minute while the queue did not wait for a budget; null before the first text. */
function rateOf({ startedAt, waitsUntil = 0, waitedMs = 0 }: Run, texts: number, now: number): number | null {
  const minutes = (Math.max(now, waitsUntil) - Date.parse(startedAt) - waitedMs) / 60_000;
  return texts === 0 || minutes <= 0 ? null : Math.round((texts / minutes) * 10) / 10;
}
