import { setTimeout as delay } from "node:timers/promises";
import type { ContentBatchRequest } from "@vanfettle/contract/content/content-schemas";
import { formatUtcMinute } from "@vanfettle/contract/dates";
import { DomainError } from "@vanfettle/contract/problems";
import { recordAudit } from "../audit/audit.ts";
import type { IdDeps } from "../table/table.ts";
import { batchScope, countPlaces, itemKey, regionNames } from "./plan.ts";
import { recordRunStart } from "./run-history.ts";
import {
  acquireLock,
  hasEnded,
  isAlive,
  markRunning,
  releaseLock,
  takeOverLock,
  type NewRun,
  type Run,
} from "./run-lock.ts";
import { startScope } from "./scope-progress.ts";

/**
 * The state machine that runs the steps. An execution is named after its run, which makes starting
 * it twice harmless.
 */
export interface Machine {
  start(runId: string): Promise<void>;
  /** Returns `unknown` where no execution of that name was ever started. */
  status(runId: string): Promise<"running" | "ended" | "unknown">;
}

export type StartDeps = IdDeps & { machine: Machine };

export interface RunRequest {
  kind: Run["kind"];
  startedBy: string;
  skipFresh: boolean;
  /** Keys of the locations to generate texts for, by scope. */
  plans: ReadonlyMap<string, readonly string[]>;
  /** The scopes that follow, and whether these are all remaining regions. */
  queued?: readonly string[];
  isQueue?: boolean;
  /**
   * The selection of a queue in words, its number of texts, and whether it continues the next day.
   */
  queue?: { selection: string; size: number; continuesDaily: boolean };
  /** The id of the plan to go on with; by default that of the run. */
  planId?: string | undefined;
}

export interface StartedRun {
  runId: string;
  startedAt: string;
  /** Places in the plans, which are older plans where those are resumed. */
  total: number;
}

/**
 * Acquires the lock, freezes the plans and starts the machine. Throws `run_active` while another
 * run is alive.
 */
export async function startRun(
  deps: StartDeps,
  { kind, startedBy, skipFresh, plans, queued = [], isQueue = false, queue, planId }: RunRequest,
): Promise<StartedRun> {
  const runId = deps.newId("run");
  const startedAt = deps.clock().toISOString();
  const scopes = [...plans.keys()].filter((scope) => !queued.includes(scope));
  const following = queued.length > 0 && { queued: [...queued] };
  const run = {
    runId,
    kind,
    startedBy,
    startedAt,
    skipFresh,
    scopes,
    isQueue,
    ...following,
    ...queue,
  };
  await lock(deps, run);
  try {
    const resume = kind === "region";
    const progress = await Promise.all(
      [...plans].map(([scope, plan]) =>
        startScope(deps, { scope, runId }, { plan, planId, resume }),
      ),
    );
    const keys = progress.flatMap(({ plan }) => plan);
    await recordRunStart(deps, run);
    await recordAudit(deps, {
      by: startedBy,
      action: "start",
      runId,
      scope: describeScope(run, keys.length),
    });
    await markRunning(deps, runId);
    await deps.machine.start(runId);
    return { runId, startedAt, total: countPlaces(keys) };
  } catch (error) {
    // If the machine has started after all, its first step finds that the run has ended and makes
    // no call.
    await releaseLock(deps, runId, "failed").catch(() => undefined);
    throw error instanceof DomainError ? error : new DomainError("unavailable", { cause: error });
  }
}

/** Returns the scope of a run for the audit log: `Wales`, or `26 places`. */
function describeScope(
  { kind, scopes, queued = [], size, selection }: NewRun,
  places: number,
): string {
  if (kind === "queue") return `${size} texts: ${selection}`;
  if (kind === "region") return regionNames([...scopes, ...queued]).join(", ");
  return places === 1 ? "1 place" : `${places} places`;
}

async function lock(deps: StartDeps, run: NewRun): Promise<void> {
  const holder = await acquireLock(deps, run);
  if (!holder) return;
  // A run also counts as dead if it lacks an execution that could end it.
  const isDead = hasEnded(holder) || (await executionOf(deps, holder)) === "ended";
  if (!isDead || !(await takeOverLock(deps, run, holder))) throw runActive(holder);
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
 * The time in which a run may lack an execution: between acquiring the lock and starting the
 * machine.
 */
const startingMs = 30_000;

/** While the machine cannot be reached, a run counts as running: only its lease decides. */
async function executionOf(
  { machine, clock }: StartDeps,
  run: Run,
): Promise<"starting" | "running" | "ended"> {
  const status = await machine.status(run.runId).catch(() => "running" as const);
  if (status !== "unknown") return status;
  return clock().getTime() - Date.parse(run.startedAt) > startingMs ? "ended" : "starting";
}

/** Three seconds in total: starting a machine takes a tenth of a second. */
const startWaitsMs = [100, 200, 400, 800, 1_500, 0];

/**
 * Returns whether a run continues, and waits for the machine of one that is just being started.
 * Throws `run_active` if it is not started in time: such a run must not be returned, and its lock
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

/**
 * Starts a run over the first `limit` distinct places. Throws `invalid_request` for unknown ones,
 * or `run_active`.
 */
export async function startBatchRun(
  deps: StartDeps,
  { locationSlugs, limit }: ContentBatchRequest,
  startedBy: string,
) {
  const distinct = [...new Set(locationSlugs.map((slug) => slug.toLowerCase()))];
  const chosen = distinct.slice(0, limit);
  await rejectUnknown(deps, chosen);
  const plans = new Map([[batchScope, chosen.map((slug) => itemKey({ kind: "place", slug }))]]);
  const { runId, startedAt } = await startRun(deps, {
    kind: "batch",
    startedBy,
    skipFresh: false,
    plans,
  });
  return { accepted: chosen.length, skipped: distinct.length - chosen.length, runId, startedAt };
}

async function rejectUnknown({ table }: StartDeps, slugs: readonly string[]): Promise<void> {
  const { data, unprocessed } = await table.entities.place
    .get(slugs.map((canonicalSlug) => ({ canonicalSlug })))
    .go({ attributes: ["canonicalSlug", "isActive"], consistent: true });
  if (unprocessed.length > 0) throw new DomainError("unavailable");
  const known = new Set(
    data.filter(({ isActive }) => isActive).map(({ canonicalSlug }) => canonicalSlug),
  );
  const issues = slugs
    .filter((slug) => !known.has(slug))
    .map((slug) => ({ field: "locationSlugs", message: `There is no place ${printable(slug)}.` }));
  if (issues.length > 0) throw new DomainError("invalid_request", { issues });
}

const printable = (slug: string): string => JSON.stringify(slug.replace(/[^\x20-\x7e]/g, "?"));
