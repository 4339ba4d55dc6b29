import type { ContentRuns } from "@vanfettle/contract/content/history-schemas";
import type { EntityItem } from "electrodb";
import type { Table, TableDeps } from "../table/table.ts";
import { currentRun, isAlive, type LockDeps, type NewRun, type Run } from "./run-lock.ts";
import { readTotals } from "./scope-progress.ts";
import { costInPounds } from "./prices.ts";

type PastRunRow = EntityItem<Table["entities"]["pastRun"]>;

/** A run of the history. Its counts are null where it died and a later run has replaced its progress. */
type PastRun = ContentRuns["runs"][number];

const pageSize = 20;
/** The first year that has runs. */
const firstYear = 2026;

const yearOf = ({ startedAt }: Pick<NewRun, "startedAt">): string => startedAt.slice(0, 4);

/** Stores in the history that a run was started. */
export async function recordRunStart({ table }: TableDeps, run: NewRun): Promise<void> {
  const { runId, kind, scopes, selection, startedBy, startedAt } = run;
  await table.entities.pastRun
    .put({ year: yearOf(run), runId, kind, scopes, startedBy, startedAt, ...(selection && { selection }) })
    .go();
}

/** Stores the result and usage of a run in the history. Safe to repeat. */
export async function recordRunEnd({ table, clock }: LockDeps, run: Run, status: "finished" | "failed"): Promise<void> {
  const { runId, kind, scopes, selection, startedBy, startedAt, stopCode } = run;
  const { done, failed, paidCalls, tokens, model } = await readTotals({ table }, run);
  await table.entities.pastRun
    .put({
      year: yearOf(run),
      runId,
      kind,
      scopes,
      ...(selection && { selection }),
      startedBy,
      startedAt,
      finishedAt: clock().toISOString(),
      status,
      done,
      failed,
      paidCalls,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      ...(stopCode && { stopCode }),
      ...(model !== undefined && { model }),
    })
    .go();
}

/**
 * Returns up to 20 runs, newest first, and where the next page begins; null at the end. `before` is the `next` of the
 * page before.
 */
export async function listRuns(
  { table, clock }: LockDeps,
  before?: string,
): Promise<{ runs: PastRun[]; next: string | null }> {
  const current = await currentRun({ table });
  const rows: PastRunRow[] = [];
  const [beforeYear, beforeId] = before?.split("/") ?? [];
  const newestYear = clock().getUTCFullYear();
  for (let year = Math.min(newestYear, Number(beforeYear ?? newestYear)); year >= firstYear; year--) {
    const query = table.entities.pastRun.query.byYear({ year: String(year) });
    const page = beforeId === undefined ? query : query.lt({ runId: beforeId });
    const { data } = await page.go({ order: "desc", limit: pageSize + 1 - rows.length, consistent: true });
    rows.push(...data);
    if (rows.length > pageSize) break;
  }
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    runs: await Promise.all(shown.map((row) => toPastRun({ table, clock }, row, current))),
    next: last && rows.length > pageSize ? `${last.year}/${last.runId}` : null,
  };
}

async function toPastRun({ table, clock }: LockDeps, row: PastRunRow, current: Run | undefined): Promise<PastRun> {
  const { runId, kind, selection, startedBy, startedAt, finishedAt, status, stopCode } = row;
  const isRunning = current?.runId === runId && isAlive(current, clock());
  // The row of a run that has not ended names the first of its regions alone.
  const { scopes } = status === undefined && current?.runId === runId ? current : row;
  const totals = status === undefined ? await readTotals({ table }, { runId, scopes }) : storedTotals(row);
  const { done, failed, paidCalls, tokens, model } = totals;
  return {
    runId,
    kind,
    scopes,
    ...(selection !== undefined && { selection }),
    startedBy,
    startedAt,
    state: status ?? (isRunning ? "running" : "interrupted"),
    finishedAt: finishedAt ?? null,
    stopCode: stopCode ?? null,
    usage: totals.isKnown ? { done, failed, paidCalls, tokens } : null,
    costPounds: totals.isKnown ? costInPounds(model, tokens) : null,
  };
}

const storedTotals = ({
  done = 0,
  failed = 0,
  paidCalls = 0,
  inputTokens = 0,
  outputTokens = 0,
  model,
}: PastRunRow) => ({
  isKnown: true,
  done,
  failed,
  paidCalls,
  tokens: { input: inputTokens, output: outputTokens },
  model,
});
