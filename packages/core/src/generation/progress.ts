import { defaultProgressTotal } from "@vanfettle/contract/content/progress";
import type {
  ContentProgress,
  ContentRun,
  RegionProgress,
  RegionFailures,
} from "@vanfettle/contract/content/content-schemas";
import { generationErrors, type GenerationErrorCode } from "@vanfettle/contract/content/generation-errors";
import { regions, regionByName, regionBySlug } from "@vanfettle/contract/locations/regions";
import { listContentRegions } from "../location/location-lists.ts";
import type { TableDeps } from "../table/table.ts";
import { isUnresponsive } from "./call-gate.ts";
import { batchScope, regionNames, scopeName, itemKey, parseItemKey } from "./plan.ts";
import { costInPounds } from "./prices.ts";
import { progressKey } from "./progress-partition.ts";
import { hasEnded, isAlive, type LockDeps, type Run } from "./run-lock.ts";
import { countProgress, totalsOf, type ScopeProgress, findScopeProgress } from "./scope-progress.ts";
import { DomainError } from "@vanfettle/contract/problems";

/** The number of places that a run of each region covers, keyed by the region's name. */
export type ScopeSizes = ReadonlyMap<string, number>;

export interface ProgressDeps extends LockDeps {
  scopeSizes: () => Promise<ScopeSizes>;
}

/** Reads the sizes of all scopes. */
export async function readScopeSizes(deps: TableDeps): Promise<ScopeSizes> {
  const list = await listContentRegions(deps);
  return new Map(list.map(({ name, locationCount }) => [name, locationCount]));
}

/** Returns a function that reads the sizes of all scopes and caches them: they change only with the gazetteer. */
export function cachedScopeSizes(deps: LockDeps, ttlMs = 60_000): () => Promise<ScopeSizes> {
  let cached: { sizes: Promise<ScopeSizes>; until: number } | undefined;
  return () => {
    const now = deps.clock().getTime();
    if (cached && now < cached.until) return cached.sizes;
    const sizes = readScopeSizes(deps);
    cached = { sizes, until: now + ttlMs };
    sizes.catch(() => (cached = undefined));
    return sizes;
  };
}

/** The current or latest run, and the progress of each scope. */
export interface StoredProgress {
  run: Run | undefined;
  /** The progress, keyed by scope. */
  scopes: ReadonlyMap<string, ScopeProgress>;
}

/** Returns the current or latest run and the progress of each scope, in a single consistent query. */
export async function readProgress({ table }: TableDeps): Promise<StoredProgress> {
  const { data } = await table.collections.progress(progressKey).go({ pages: "all", consistent: true });
  return { run: data.run[0], scopes: new Map(data.scopeProgress.map((row) => [row.scope, row])) };
}

/**
 * Returns the counts of the current run, or the result of the latest run over each region, in a single consistent
 * query.
 */
export async function contentProgress(deps: ProgressDeps): Promise<ContentProgress> {
  const [{ run, scopes }, scopeSizes] = await Promise.all([readProgress(deps), deps.scopeSizes()]);
  const alive = run !== undefined && isAlive(run, deps.clock());
  const isRunning = alive && run.status === "running";
  const batch = scopes.get(batchScope);
  const ownBatch = batch && run?.kind === "batch" && batch.runId === run.runId ? batch : undefined;
  const batchCounts = ownBatch && countBatch(ownBatch);
  const queueCounts = isRunning && run.kind === "queue" ? countQueue(run, scopes) : undefined;
  return {
    isRunning,
    ...((isRunning && (batchCounts ?? queueCounts)) || sumRegions(scopes, scopeSizes)),
    currentRegion: (isRunning && run.currentScope && scopeName(run.currentScope)) || null,
    currentLocation: (isRunning && run.currentLocation) || null,
    lastUpdate: run?.lastUpdate ?? null,
    regionProgress: regions.flatMap(({ slug, name }) => {
      const row = scopes.get(slug);
      return row ? regionProgress(name, row, alive ? run.runId : undefined) : [];
    }),
    runKind: run?.kind ?? null,
    startedAt: run?.startedAt ?? null,
    finishedAt: run?.finishedAt ?? null,
    ...(batchCounts && { batch: batchCounts }),
    ...errorFields(runError(run, alive, ownBatch?.errorCode)),
    ...(isRunning && activity(run)),
  };
}

/** Returns the id and usage of the current run, or else of the latest run, in a single consistent query. */
export async function contentRun(deps: TableDeps): Promise<ContentRun> {
  const { run, scopes } = await readProgress(deps);
  const { written, paidCalls, tokens, model } = totalsOf(scopes.values(), run?.runId);
  return {
    runId: run?.runId ?? null,
    startedAt: run?.startedAt ?? null,
    texts: written,
    paidCalls,
    tokens,
    costPounds: costInPounds(model, tokens),
  };
}

/** Describes the run's next activity. */
function activity(
  run: Run,
): Pick<ContentProgress, "queue" | "isCancelling" | "pausedUntil" | "continuesAt" | "isUnresponsive" | "aliveUntil"> {
  const { kind, queued, stopCode, pausedUntil, waitsUntil, leaseUntil } = run;
  return {
    ...(queued && kind === "region" && { queue: regionNames(queued) }),
    ...(stopCode === "cancelled" && { isCancelling: true }),
    ...(pausedUntil !== undefined && { pausedUntil: new Date(pausedUntil).toISOString() }),
    ...(waitsUntil !== undefined && { continuesAt: new Date(waitsUntil).toISOString() }),
    ...(isUnresponsive(run) && { isUnresponsive: true }),
    aliveUntil: new Date(leaseUntil).toISOString(),
  };
}

const errorFields = (errorCode: GenerationErrorCode | undefined) =>
  errorCode ? { errorCode, error: generationErrors[errorCode] } : {};

function runError(
  run: Run | undefined,
  alive: boolean,
  batchError: GenerationErrorCode | undefined,
): GenerationErrorCode | undefined {
  if (!run) return undefined;
  const died = !alive && (!hasEnded(run) || run.status === "failed");
  return run.stopCode ?? (died ? "interrupted" : batchError);
}

/**
 * Returns the result of a region, or an empty list while its run is active. A region whose run has died is interrupted.
 */
function regionProgress(region: string, row: ScopeProgress, activeRunId: string | undefined): RegionProgress[] {
  if (row.completedAt === undefined && row.runId === activeRunId) return [];
  const { done, total, failures } = countProgress(row);
  const errorCode = row.errorCode ?? (row.completedAt === undefined ? "interrupted" : undefined);
  return [
    {
      region,
      successful: done,
      total,
      completedAt: row.completedAt ?? row.startedAt,
      failed: failures.size,
      ...errorFields(errorCode),
    },
  ];
}

type Counts = Pick<ContentProgress, "completed" | "failed" | "total">;

function countBatch(row: ScopeProgress): Counts {
  const { done, failures, total } = countProgress(row);
  return { completed: done, failed: failures.size, total };
}

/** Counts all texts of a queue, including counties and regions. */
function countQueue({ runId, size = 0 }: Run, scopes: StoredProgress["scopes"]): Counts {
  const { done, failed } = totalsOf(scopes.values(), runId);
  return { completed: done, failed, total: size };
}

function sumRegions(scopes: StoredProgress["scopes"], scopeSizes: ScopeSizes): Counts {
  const sum = { completed: 0, failed: 0, total: 0 };
  for (const { slug, name } of regions) {
    const row = scopes.get(slug);
    const counts = row && countProgress(row);
    sum.completed += counts?.done ?? 0;
    sum.failed += counts?.failures.size ?? 0;
    sum.total += counts?.total ?? scopeSizes.get(name) ?? 0;
  }
  return sum.total === 0 ? { ...sum, total: defaultProgressTotal } : sum;
}

/**
 * Names the locations whose text failed in the latest run over the region, with the reasons, in the order of its plan.
 * A retry writes these locations, and the locations that the run did not reach. Throws `region_not_found`.
 */
export async function regionFailures({ table }: TableDeps, text: string): Promise<RegionFailures> {
  const region = regionByName(text) ?? regionBySlug(text);
  if (!region) throw new DomainError("region_not_found");
  const progress = await findScopeProgress({ table }, region.slug);
  if (!progress) return { region: region.name, failures: [], untried: 0 };
  const { failures, remaining } = countProgress(progress);
  const names = failures.size > 0 ? await namesOf({ table }, region.slug) : new Map<string, string>();
  return {
    region: region.name,
    failures: progress.plan.flatMap((key) => {
      const errorCode = failures.get(key);
      if (!errorCode) return [];
      const item = parseItemKey(key);
      return [{ ...item, name: names.get(key) ?? item.slug, errorCode, error: generationErrors[errorCode] }];
    }),
    untried: remaining.length,
  };
}

async function namesOf({ table }: TableDeps, regionSlug: string): Promise<Map<string, string>> {
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  return new Map(
    (["place", "county", "region"] as const).flatMap((kind) =>
      data[kind].map(({ canonicalSlug, name }) => [itemKey({ kind, slug: canonicalSlug }), name] as const),
    ),
  );
}
