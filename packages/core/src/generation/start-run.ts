import { DomainError } from "@vanfettle/contract/problems";
import { recordAudit } from "../content/audit/audit.ts";
import type { NewId } from "../table/new-id.ts";
import { batchScope, isPlaceKey, scopeName } from "./plan.ts";
import {
  acquireLock,
  hasEnded,
  markRunning,
  releaseLock,
  takeOverLock,
  type LockDeps,
  type NewRun,
  type Run,
} from "./run-lock.ts";
import { recordRunStart } from "./run-history.ts";
import { startScope, type ScopeProgress } from "./scope-progress.ts";

/** The state machine that runs the steps. An execution is named after its run, so that starting it twice starts one. */
export interface Machine {
  start(runId: string): Promise<void>;
  /** Returns `unknown` where no execution of that name was ever started. */
  status(runId: string): Promise<"running" | "ended" | "unknown">;
}

export interface StartDeps extends LockDeps {
  newId: NewId;
  machine: Machine;
}

export interface RunRequest {
  kind: "region" | "batch";
  startedBy: string;
  skipFresh: boolean;
  /** Keys of the locations to generate texts for, by scope. */
  plans: ReadonlyMap<string, readonly string[]>;
}

export interface StartedRun {
  runId: string;
  startedAt: string;
  /** Places in the plans, which are older plans where those are resumed. */
  total: number;
}

/** Acquires the lock, freezes the plans and starts the machine. Throws `run_active` while another run is alive. */
export async function startRun(
  deps: StartDeps,
  { kind, startedBy, skipFresh, plans }: RunRequest,
): Promise<StartedRun> {
  const runId = deps.newId("run");
  const startedAt = deps.clock().toISOString();
  const run = { runId, kind, startedBy, startedAt, skipFresh, scopes: [...plans.keys()] };
  await lock(deps, run);
  try {
    const scopes = await Promise.all(
      [...plans].map(([scope, plan]) => startScope(deps, { scope, runId }, { plan, resume: scope !== batchScope })),
    );
    await recordRunStart(deps, run);
    await recordAudit(deps, { by: startedBy, action: "start", runId, scope: describeScope(run, scopes) });
    await markRunning(deps, runId);
    await deps.machine.start(runId);
    return { runId, startedAt, total: scopes.flatMap(({ plan }) => plan).filter(isPlaceKey).length };
  } catch (error) {
    // If the machine has started after all, its first step finds that the run has ended and makes no call.
    await releaseLock(deps, runId, "failed").catch(() => undefined);
    throw error instanceof DomainError ? error : new DomainError("unavailable", { cause: error });
  }
}

/** Returns what the run is over, for the audit: `Wales`, or `26 places`. */
function describeScope({ kind, scopes }: Pick<NewRun, "kind" | "scopes">, progress: readonly ScopeProgress[]): string {
  if (kind === "region") return scopes.map((scope) => scopeName(scope) ?? scope).join(", ");
  const places = progress.flatMap(({ plan }) => plan).length;
  return places === 1 ? "1 place" : `${places} places`;
}

async function lock(deps: StartDeps, run: NewRun): Promise<void> {
  const result = await acquireLock(deps, run);
  if (result.acquired) return;
  const { holder } = result;
  // A retried write whose first response was lost finds the run itself as the holder.
  if (holder.runId === run.runId) return;
  if ((await isDead(deps, holder)) && (await takeOverLock(deps, run, holder))) return;
  const since = `${holder.startedAt.slice(0, 16).replace("T", " ")} UTC`;
  throw new DomainError("run_active", { message: `${holder.startedBy} has a run active since ${since}.` });
}

/** A run has no execution yet between acquiring the lock and starting the machine. */
const startingMs = 30_000;

async function isDead({ machine, clock }: StartDeps, run: Run): Promise<boolean> {
  if (hasEnded(run)) return true;
  // While the machine cannot be reached, the lease alone decides.
  const status = await machine.status(run.runId).catch(() => "running" as const);
  if (status !== "unknown") return status === "ended";
  return clock().getTime() - Date.parse(run.startedAt) > startingMs;
}
