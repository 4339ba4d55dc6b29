import type { EntityItem } from "electrodb";
import type { ContentRuns } from "@vanfettle/contract/content/history-schemas";
import { newestFirst } from "../table/newest-first.ts";
import type { ClockDeps, Table, TableDeps } from "../table/table.ts";
import { costInPounds, type PriceDeps } from "./prices.ts";
import { begunScopes, currentRun, type NewRun, type Run } from "./run-lease.ts";
import { isAlive } from "./run-states.ts";
import { waitingRun } from "./run-wait.ts";
import { readTotals } from "./scope.ts";

type PastRunRow = EntityItem<Table["entities"]["pastRun"]>;

type PastRun = ContentRuns["runs"][number];

const pageSize = 20;
const firstYear = 2026;

const startOf = ({ runId, kind, parts, selection, startedBy, startedAt }: NewRun) => ({
  year: startedAt.slice(0, 4),
  runId,
  kind,
  parts,
  ...(selection && { selection }),
  startedBy,
  startedAt,
});

export async function recordRunStart({ table }: TableDeps, run: NewRun): Promise<void> {
  await table.entities.pastRun.put(startOf(run)).go();
}

/** Stores the result and usage of a run in the history. Safe to repeat. */
export async function recordRunEnd(
  { table, clock }: ClockDeps,
  run: Run,
  status: "finished" | "failed",
) {
  const { done, failed, paidCalls, tokens, model } = await readTotals({ table }, run);
  const end = {
    finishedAt: clock().toISOString(),
    status,
    ...(run.stopCode && { stopCode: run.stopCode }),
  };
  const usage = { done, failed, paidCalls, inputTokens: tokens.input, outputTokens: tokens.output };
  await table.entities.pastRun
    .put({
      ...startOf(run),
      parts: begunScopes(run),
      ...end,
      ...usage,
      ...(model !== undefined && { model }),
    })
    .go();
}

/** Returns up to 20 runs, newest first, and the `before` of the next page; null at the end. */
export async function listRuns({ table, clock, prices }: ClockDeps & PriceDeps, before?: string) {
  const active = [await currentRun({ table }), await waitingRun({ table })];
  const [beforeYear, beforeId] = before?.split("/") ?? [];
  const newestYear = clock().getUTCFullYear();
  const years = { from: Math.min(newestYear, Number(beforeYear ?? newestYear)), to: firstYear };
  const { page, last } = await newestFirst<PastRunRow>(
    { ...years, pageSize },
    async (year, limit) => {
      const query = table.entities.pastRun.query.byYear({ year });
      const earlier = beforeId === undefined ? query : query.lt({ runId: beforeId });
      return (await earlier.go({ order: "desc", limit, consistent: true })).data;
    },
  );
  return {
    runs: await Promise.all(page.map((row) => toPastRun({ table, clock, prices }, row, active))),
    next: last ? `${last.year}/${last.runId}` : null,
  };
}

async function toPastRun(
  { table, clock, prices }: ClockDeps & PriceDeps,
  row: PastRunRow,
  active: readonly (Run | undefined)[],
): Promise<PastRun> {
  const { runId, kind, parts, selection, startedBy, startedAt, finishedAt, status, stopCode } = row;
  const own = active.filter((run) => run?.runId === runId);
  const [latest] = own;
  const isRunning = latest !== undefined && isAlive(latest, clock());
  const unended = own.some((run) => run?.status === "waiting") ? "waiting" : "interrupted";
  const totals = status === undefined ? await readTotals({ table }, row) : storedTotals(row);
  const { done, failed, paidCalls, tokens, model } = totals;
  return {
    runId,
    kind,
    scopes: status === undefined && latest ? begunScopes(latest) : parts,
    ...(selection !== undefined && { selection }),
    startedBy,
    startedAt,
    state: status ?? (isRunning ? "running" : unended),
    finishedAt: finishedAt ?? null,
    stopCode: stopCode ?? null,
    usage: totals.isKnown ? { done, failed, paidCalls, tokens } : null,
    costPounds: totals.isKnown ? costInPounds(model, tokens, prices) : null,
  };
}

function storedTotals(row: PastRunRow) {
  const { done = 0, failed = 0, paidCalls = 0, inputTokens = 0, outputTokens = 0, model } = row;
  return {
    isKnown: true,
    done,
    failed,
    paidCalls,
    tokens: { input: inputTokens, output: outputTokens },
    model,
  };
}
