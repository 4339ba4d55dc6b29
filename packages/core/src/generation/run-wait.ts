import { DomainError } from "@vanfettle/contract/problems";
import { changeRow } from "../table/change-row.ts";
import type { ClockDeps, TableDeps } from "../table/table.ts";
import { currentRun, leaveLease, newRunOf, type Run } from "./run-lease.ts";
import { launch, type StartDeps } from "./run-machine.ts";
import { isSpent } from "./run-states.ts";
import { waitingRunKey } from "./run.entity.ts";
import { readTotals } from "./scope.ts";

// A run that continues daily does not sleep until the next day's budget: it is stored in the
// waiting row, and a schedule starts it again. Meanwhile other runs may go first.

const dayMs = 86_400_000;

const nextDay = (time: number): number => (Math.floor(time / dayMs) + 1) * dayMs;

/** Returns the run that waits for a budget; undefined if none does. */
export async function waitingRun({ table }: TableDeps): Promise<Run | undefined> {
  const { data } = await table.entities.run.get(waitingRunKey).go({ consistent: true });
  return data?.status === "waiting" ? data : undefined;
}

/**
 * Stores a run that is out of budget as waiting and gives up its lease. Returns false if it was
 * not spent, was cancelled, or has written no text since its last wait, because then a day's budget is
 * too small for a text. Safe to repeat.
 */
export async function beginWait(deps: ClockDeps, run: Run): Promise<boolean> {
  if (!isSpent(run)) return false;
  const now = deps.clock().getTime();
  const { done } = await readTotals(deps, run);
  if (run.doneBeforeWait === done) return false;
  const waitsUntil = Math.max(now, nextDay(Date.parse(run.lastUpdate)));
  await deps.table.entities.run
    .put({
      ...newRunOf(run),
      ...waitingRunKey,
      status: "waiting",
      turn: run.turn + 1,
      waitsUntil,
      waitedMs: (run.waitedMs ?? 0) + waitsUntil - now,
      doneBeforeWait: done,
      leaseUntil: 0,
      lastUpdate: new Date(now).toISOString(),
    })
    .go();
  if (await leaveLease(deps, run.runId, run.stopCode)) return true;
  await endWait(deps, run.runId, "failed");
  return false;
}

/**
 * Ends the wait of a run, which goes on in the current row or was cancelled. Returns the run, or
 * undefined if it did not wait.
 */
export const endWait = (
  { table }: TableDeps,
  runId: string,
  status: "running" | "failed",
  turn?: number,
): Promise<Run | undefined> =>
  changeRow(table.entities.run, waitingRunKey, {
    set: { status },
    if: { runId, status: "waiting", ...(turn !== undefined && { turn }) },
  });

/** `busy` means that another run goes first, or that the run's last execution is still ending. */
export type WakeResult = { outcome: "none" | "busy" | "continued" };

/**
 * Starts the waiting run again once its time has come and no other run is active. Safe to repeat:
 * it waits until it is known to have got the lease, and its running execution is not started again.
 */
export async function continueWaitingRun(deps: StartDeps): Promise<WakeResult> {
  const waiting = await waitingRun(deps);
  const now = deps.clock().getTime();
  if (!waiting || (waiting.waitsUntil ?? 0) > now) return { outcome: "none" };
  const { runId, turn, waitedMs = 0, waitsUntil = now } = waiting;
  const status = await deps.machine.status(runId, turn);
  if (status !== "unknown" && (await hasLease(deps, waiting, turn))) {
    await endWait(deps, runId, "running", turn);
    return { outcome: "continued" };
  }
  // A step of the last execution would find its run running again, and end it.
  if ((await deps.machine.status(runId, turn - 1)) === "running") return { outcome: "busy" };
  // An execution that had lost its lease has ended without a text; its name is used up.
  const nextTurn = status === "unknown" ? turn : turn + 1;
  const run = { ...newRunOf(waiting), turn: nextTurn, waitedMs: waitedMs + now - waitsUntil };
  // The lease is kept after an error: the machine may have started after all, and otherwise the next
  // look takes the lease of a run without an execution.
  const kept = () => Promise.resolve();
  try {
    await launch(deps, run, { prepare: kept, giveUp: kept });
  } catch (error) {
    const isBusy = error instanceof DomainError && error.code === "run_active";
    if (!isBusy) throw error;
    return { outcome: "busy" };
  }
  if (!(await hasLease(deps, waiting, nextTurn))) return { outcome: "busy" };
  await endWait(deps, runId, "running", turn);
  return { outcome: "continued" };
}

async function hasLease(deps: TableDeps, { runId }: Run, turn: number): Promise<boolean> {
  const current = await currentRun(deps);
  return current?.runId === runId && current.turn === turn;
}
