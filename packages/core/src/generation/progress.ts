import type {
  ContentProgress,
  ContentRun,
  RegionFailures,
  RegionProgress,
} from "@vanfettle/contract/content/content-schemas";
import { generationErrors, type GenerationErrorCode } from "@vanfettle/contract/content/generation";
import { locationKinds } from "@vanfettle/contract/locations/location";
import { regions } from "@vanfettle/contract/locations/regions";
import { defaultProgressTotal } from "@vanfettle/contract/operator-limits";
import { listContentRegions } from "../location/location-lists.ts";
import { cachedFor } from "../table/cached-for.ts";
import type { ClockDeps, TableDeps } from "../table/table.ts";
import { isUnresponsive } from "./call-gate.ts";
import {
  batchScope,
  findRegion,
  itemKey,
  parseItemKey,
  regionNames,
  scopeName,
  textsOfRegion,
} from "./plan.ts";
import { costInPounds } from "./prices.ts";
import { hasEnded, isAlive, type Run } from "./run-lock.ts";
import { progressKey } from "./run.entity.ts";
import {
  countProgress,
  findScopeProgress,
  totalsOf,
  type ScopeProgress,
} from "./scope-progress.ts";

/** The number of places that a run of each region covers, keyed by the region's name. */
export type ScopeSizes = ReadonlyMap<string, number>;

export type ProgressDeps = ClockDeps & { scopeSizes: () => Promise<ScopeSizes> };

/** Reads the sizes of all scopes. */
export async function readScopeSizes(deps: TableDeps): Promise<ScopeSizes> {
  const list = await listContentRegions(deps);
  return new Map(list.map(({ name, locationCount }) => [name, locationCount]));
}

/**
 * Returns a function that reads the sizes of all scopes and caches them: they change only with the
 * gazetteer.
 */
export const cachedScopeSizes = (deps: ClockDeps): (() => Promise<ScopeSizes>) =>
  cachedFor(deps.clock, 60_000, () => readScopeSizes(deps)).get;

type Scopes = ReadonlyMap<string, ScopeProgress>;

/**
 * Returns the current or latest run and the progress of each scope, in a single consistent query.
 */
export async function readProgress({
  table,
}: TableDeps): Promise<{ run: Run | undefined; scopes: Scopes }> {
  const { data } = await table.collections
    .progress(progressKey)
    .go({ pages: "all", consistent: true });
  return { run: data.run[0], scopes: new Map(data.scopeProgress.map((row) => [row.scope, row])) };
}

/** Returns the counts of the current run, or the result of the latest run over each region. */
export async function contentProgress(deps: ProgressDeps): Promise<ContentProgress> {
  const [{ run, scopes }, scopeSizes] = await Promise.all([readProgress(deps), deps.scopeSizes()]);
  const alive = run !== undefined && isAlive(run, deps.clock());
  const isRunning = alive && run.status === "running";
  const runId = alive ? run.runId : undefined;
  const batch = scopes.get(batchScope);
  const ownBatch = batch && run?.kind === "batch" && batch.runId === run.runId ? batch : undefined;
  const { texts, ...regionCounts } = sumRegions(scopes, scopeSizes);
  const batchCounts = ownBatch && countBatch(ownBatch);
  const { done, failed } = totalsOf(scopes.values(), run?.runId);
  const queueCounts = run?.kind === "queue" && { completed: done, failed, total: run.size ?? 0 };
  return {
    isRunning,
    ...((isRunning && (batchCounts ?? queueCounts)) || regionCounts),
    texts,
    currentRegion: (isRunning && run.currentScope && scopeName(run.currentScope)) || null,
    currentLocation: (isRunning && run.currentLocation) || null,
    lastUpdate: run?.lastUpdate ?? null,
    regionProgress: regions.flatMap(({ slug, name }) => {
      const row = scopes.get(slug);
      return row ? regionProgress(name, row, runId) : [];
    }),
    runKind: run?.kind ?? null,
    startedAt: run?.startedAt ?? null,
    finishedAt: run?.finishedAt ?? null,
    ...(batchCounts && { batch: batchCounts }),
    ...errorFields(runError(run, alive, ownBatch?.errorCode), run?.stopDetail),
    ...(isRunning && activity(run)),
  };
}

/**
 * Returns the id and usage of the current run, or else of the latest run, in a single consistent
 * query.
 */
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

function activity(run: Run): Partial<ContentProgress> {
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

/** Returns the fields of an error in a response, with its detail; none without a code. */
export function errorFields(errorCode: GenerationErrorCode | undefined, detail?: string) {
  if (!errorCode) return {};
  const sentences = [generationErrors[errorCode], ...(detail === undefined ? [] : [detail])];
  return { errorCode, error: sentences.join(" ") };
}

function runError(
  run: Run | undefined,
  alive: boolean,
  batchError: GenerationErrorCode | undefined,
) {
  if (!run) return undefined;
  const died = !alive && (!hasEnded(run) || run.status === "failed");
  return run.stopCode ?? (died ? "interrupted" : batchError);
}

/**
 * Returns the result of a region, or an empty list while its run is active. A region whose run has
 * died is interrupted.
 */
function regionProgress(
  region: string,
  row: ScopeProgress,
  activeRunId: string | undefined,
): RegionProgress[] {
  if (row.completedAt === undefined && row.runId === activeRunId) return [];
  const { completed: successful, failed, total, texts } = countScope(row);
  const { completedAt = row.startedAt } = row;
  const errorCode = row.errorCode ?? (row.completedAt === undefined ? "interrupted" : undefined);
  return [{ region, successful, total, completedAt, failed, texts, ...errorFields(errorCode) }];
}

/** Counts a batch, which writes the texts of places only. */
function countBatch(row: ScopeProgress) {
  const { texts: _, ...counts } = countScope(row);
  return counts;
}

function countScope(row: ScopeProgress) {
  const { places, texts, failures } = countProgress(row);
  return { ...places, failed: failures.size, texts };
}

/** Sums the results of the regions. A region that no run has written counts with its size. */
function sumRegions(scopes: Scopes, scopeSizes: ScopeSizes) {
  const places = { completed: 0, total: 0 };
  const texts = { completed: 0, total: 0 };
  let failed = 0;
  for (const region of regions) {
    const row = scopes.get(region.slug);
    const size = scopeSizes.get(region.name) ?? 0;
    const counts = row && countScope(row);
    places.completed += counts?.completed ?? 0;
    places.total += counts?.total ?? size;
    texts.completed += counts?.texts.completed ?? 0;
    texts.total += counts?.texts.total ?? textsOfRegion(region, size);
    failed += counts?.failed ?? 0;
  }
  const total = places.total === 0 ? defaultProgressTotal : places.total;
  return { completed: places.completed, total, failed, texts };
}

/**
 * Names the texts that failed in the region's latest run, in the order of its plan. Throws
 * `region_not_found`.
 */
export async function regionFailures({ table }: TableDeps, text: string): Promise<RegionFailures> {
  const { name: region, slug } = findRegion(text);
  const progress = await findScopeProgress({ table }, slug);
  if (!progress) return { region, failures: [], untried: 0 };
  const { failures, remaining } = countProgress(progress);
  const names = failures.size > 0 ? await namesOf({ table }, slug) : new Map<string, string>();
  return {
    region,
    failures: progress.plan.flatMap((key) => {
      const errorCode = failures.get(key);
      if (!errorCode) return [];
      const item = parseItemKey(key);
      return [
        {
          ...item,
          name: names.get(key) ?? item.slug,
          errorCode,
          error: generationErrors[errorCode],
        },
      ];
    }),
    untried: remaining.length,
  };
}

async function namesOf({ table }: TableDeps, regionSlug: string): Promise<Map<string, string>> {
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  return new Map(
    locationKinds.flatMap((kind) =>
      data[kind].map(
        ({ canonicalSlug, name }) => [itemKey({ kind, slug: canonicalSlug }), name] as const,
      ),
    ),
  );
}
