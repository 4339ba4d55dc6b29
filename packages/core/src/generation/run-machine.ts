import { setTimeout as delay } from "node:timers/promises";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { DomainError } from "@vanfettle/contract/problems";
import type { IdDeps } from "../table/table.ts";
import { currentRun, takeLease, type NewRun, type Run } from "./run-lease.ts";
import { isAlive, isIdle } from "./run-states.ts";

/**
 * The state machine that runs the steps. An execution is named after its run and turn, which makes
 * starting it twice harmless.
 */
export interface Machine {
  start(runId: string, turn?: number): Promise<void>;
  /** Returns `unknown` where no execution of that name was ever started. */
  status(runId: string, turn?: number): Promise<"running" | "ended" | "unknown">;
}

export const executionName = (runId: string, turn = 1): string =>
  turn === 1 ? runId : `${runId}-${turn}`;

export type StartDeps = IdDeps & { machine: Machine };

/**
 * Takes the lease, calls `prepare` and starts the machine; `giveUp` gives up the lease if that
 * fails. Throws `run_active` while another run is alive.
 */
export async function launch<T>(
  deps: StartDeps,
  run: NewRun,
  { prepare, giveUp }: { prepare: () => Promise<T>; giveUp: () => Promise<unknown> },
): Promise<T> {
  await takeLeaseFor(deps, run);
  try {
    const prepared = await prepare();
    await deps.machine.start(run.runId, run.turn);
    return prepared;
  } catch (error) {
    // If the machine has started after all, its first step finds that the run does not have the
    // lease and makes no call.
    await giveUp().catch(() => undefined);
    throw error instanceof DomainError ? error : new DomainError("unavailable", { cause: error });
  }
}

async function takeLeaseFor(deps: StartDeps, run: NewRun): Promise<void> {
  if (await takeLease(deps, run)) return;
  const holder = await currentRun(deps);
  if (!holder) throw new DomainError("unavailable");
  // A run also counts as dead if it lacks an execution that could end it.
  const isDead = isIdle(holder) || (await executionOf(deps, holder)) === "ended";
  if (!isDead || !(await takeLease(deps, run, holder))) throw runActive(holder);
}

/** Returns the error for a request that has to wait for the end of `run`. */
export function runActive({ startedBy, startedAt, stopCode }: Run): DomainError {
  const since = formatUtcMinute(startedAt);
  const ending = stopCode === undefined ? "" : " It is being stopped.";
  return new DomainError("run_active", {
    message: `${startedBy} has a run active since ${since}.${ending}`,
  });
}

/**
 * The time in which a run may lack an execution: between taking the lease and starting the
 * machine.
 */
const startingMs = 30_000;

/** While the machine cannot be reached, a run counts as running: only its lease decides. */
async function executionOf(
  { machine, clock }: StartDeps,
  { runId, turn, lastUpdate }: Run,
): Promise<"starting" | "running" | "ended"> {
  const status = await machine.status(runId, turn).catch(() => "running" as const);
  if (status !== "unknown") return status;
  return clock().getTime() - Date.parse(lastUpdate) > startingMs ? "ended" : "starting";
}

/** Three seconds in total: starting a machine takes a tenth of a second. */
const startWaitsMs = [100, 200, 400, 800, 1_500, 0];

/**
 * Returns whether a run continues, and waits for the machine of a run that is just being started.
 * Throws `run_active` if it is not started in time: such a run must not be returned, and its lease
 * cannot be taken over yet.
 */
export async function isContinuing(deps: StartDeps, run: Run): Promise<boolean> {
  if (!isAlive(run, deps.clock())) return false;
  for (const waitMs of startWaitsMs) {
    const execution = await executionOf(deps, run);
    if (execution !== "starting") return execution === "running";
    await delay(waitMs);
  }
  throw runActive(run);
}
