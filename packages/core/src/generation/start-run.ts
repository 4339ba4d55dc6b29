import { DomainError } from "@vanfettle/contract/problems";
import type { NewId } from "../table/ids.ts";
import type { Machine } from "./machine.ts";
import { batchScope, isPlaceKey } from "./plan.ts";
import { openRound } from "./scope-progress.ts";
import { claim, isOver, release, setRunning, takeOver, type LockDeps, type NewRun, type RunRow } from "./run-lock.ts";

export interface StartDeps extends LockDeps {
  newId: NewId;
  machine: Machine;
}

export interface StartRequest {
  kind: "region" | "batch";
  startedBy: string;
  skipFresh: boolean;
  /** The texts to write by scope, frozen from here on. */
  plans: ReadonlyMap<string, readonly string[]>;
}

export interface StartedRun {
  runId: string;
  /** Places in the plans, which may be older ones that are gone on with. */
  total: number;
}

/** Takes the lock, freezes the plans, starts the machine. Refused while another run is alive. */
export async function startRun(
  deps: StartDeps,
  { kind, startedBy, skipFresh, plans }: StartRequest,
): Promise<StartedRun> {
  const runId = deps.newId("run");
  await lock(deps, { runId, kind, startedBy, skipFresh, scopes: [...plans.keys()] });
  try {
    const rounds = await Promise.all(
      [...plans].map(([scope, plan]) => openRound(deps, { scope, runId }, { plan, resume: scope !== batchScope })),
    );
    await setRunning(deps, runId);
    await deps.machine.start(runId);
    return { runId, total: rounds.flatMap((round) => round.plan).filter(isPlaceKey).length };
  } catch (error) {
    // If the machine has started after all, its first step finds the run over and ends without a call.
    await release(deps, runId, "failed").catch(() => undefined);
    throw error instanceof DomainError ? error : new DomainError("unavailable", { cause: error });
  }
}

async function lock(deps: StartDeps, run: NewRun): Promise<void> {
  const active = await claim(deps, run);
  if (!active || active.runId === run.runId) return;
  if ((await isDead(deps, active)) && (await takeOver(deps, run, active))) return;
  const since = `${active.startedAt.slice(0, 16).replace("T", " ")} UTC`;
  throw new DomainError("run_active", { message: `${active.startedBy} has a run active since ${since}.` });
}

/** Between taking the lock and starting the machine there is no execution yet. */
const startingMs = 30_000;

async function isDead({ machine, clock }: StartDeps, run: RunRow): Promise<boolean> {
  if (isOver(run)) return true;
  // The lease decides where the machine cannot be asked.
  const status = await machine.status(run.runId).catch(() => "running" as const);
  if (status !== "unknown") return status === "over";
  return clock().getTime() - Date.parse(run.startedAt) > startingMs;
}
