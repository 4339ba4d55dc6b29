import { formatUtcTime } from "@vanfettle/contract/dates";
import {
  generationErrors,
  type GenerationErrorCode,
} from "@vanfettle/contract/generation/generation";
import type {
  ContentProgress,
  RegionProgress,
} from "@vanfettle/contract/generation/generation-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { defaultProgressTotal } from "@vanfettle/contract/operator/operator-limits";
import { listContentRegions } from "../location/location-lists.ts";
import { cachedFor } from "../table/cached-for.ts";
import type { ClockDeps, TableDeps } from "../table/table.ts";
import { currentScope, type Run } from "./run-lease.ts";
import { isAlive, isIdle, isUnresponsive } from "./run-states.ts";
import { progressKey } from "./run.entity.ts";
import { countProgress, scopeName, textsOfRegion, totalsOf, type ScopeProgress } from "./scope.ts";

/** The number of places that a run of each region covers, keyed by the region's name. */
export type ScopeSizes = ReadonlyMap<string, number>;

export type ProgressDeps = ClockDeps & { scopeSizes: () => Promise<ScopeSizes> };

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
 * Returns the current or latest run, the run that waits and the progress of each scope, in a single
 * consistent query.
 */
export async function readProgress({
  table,
}: TableDeps): Promise<{ run: Run | undefined; waiting: Run | undefined; scopes: Scopes }> {
  const { data } = await table.collections
    .progress(progressKey)
    .go({ pages: "all", consistent: true });
  return {
    run: data.run.find(({ slot }) => slot === "current"),
    waiting: data.run.find(({ slot, status }) => slot === "waiting" && status === "waiting"),
    scopes: new Map(data.scopeProgress.map((row) => [row.scope, row])),
  };
}

/** Returns the counts of the current run, or the result of the latest run over each region. */
export async function contentProgress(deps: ProgressDeps): Promise<ContentProgress> {
  const [{ run, waiting, scopes }, scopeSizes] = await Promise.all([
    readProgress(deps),
    deps.scopeSizes(),
  ]);
  const isRunning = run !== undefined && isAlive(run, deps.clock());
  const { texts, ...regionCounts } = sumRegions(scopes, scopeSizes);
  const chosen = run && run.kind !== "region" ? countChosen(run, scopes) : undefined;
  const scope = isRunning ? scopeInProgress(run, scopes) : undefined;
  return {
    isRunning,
    ...((isRunning && chosen) || regionCounts),
    texts,
    currentRegion: scope === undefined ? null : scopeName(scope),
    currentLocation: (isRunning && run.currentLocation) || null,
    lastUpdate: run?.lastUpdate ?? null,
    regionProgress: regions.flatMap(({ slug, name }) => {
      const row = scopes.get(slug);
      return row ? regionProgress(name, row, { run, isRunning }) : [];
    }),
    runKind: run?.kind ?? null,
    startedAt: run?.startedAt ?? null,
    finishedAt: run?.finishedAt ?? null,
    ...(run?.kind === "batch" && chosen && { batch: chosen }),
    ...errorFields(runError(run, isRunning, scopes), run),
    ...(waiting?.waitsUntil !== undefined && {
      continuesAt: new Date(waiting.waitsUntil).toISOString(),
    }),
    ...(isRunning && activity(run)),
  };
}

/** Returns the scope that is being written; undefined between two scopes. */
function scopeInProgress(run: Run, scopes: Scopes): string | undefined {
  const scope = currentScope(run);
  const progress = scopes.get(scope ?? "");
  const isOver = progress?.runId === run.runId && progress.completedAt !== undefined;
  return isOver ? undefined : scope;
}

/** Counts the texts of a run over chosen locations. */
function countChosen(run: Run, scopes: Scopes) {
  const { done, failed } = totalsOf(scopes.values(), run.runId);
  return { completed: done, failed, total: run.size ?? 0 };
}

function activity(run: Run): Partial<ContentProgress> {
  const { kind, parts, position, stopCode, pausedUntil, leaseUntil } = run;
  const following = kind === "region" ? parts.slice(position + 1) : [];
  return {
    ...(following.length > 0 && { queue: following.map((slug) => scopeName(slug) ?? slug) }),
    ...(stopCode === "cancelled" && { isCancelling: true }),
    ...(isUnresponsive(run)
      ? { isUnresponsive: true }
      : pausedUntil !== undefined && { pausedUntil: new Date(pausedUntil).toISOString() }),
    aliveUntil: new Date(leaseUntil).toISOString(),
  };
}

/**
 * Returns the fields of an error in a response, with the text service's answer and when it accepts
 * calls again; none without a code.
 */
export function errorFields(
  errorCode: GenerationErrorCode | undefined,
  { stopDetail, retryAt }: Partial<Pick<Run, "stopDetail" | "retryAt">> = {},
) {
  if (!errorCode) return {};
  const sentences: string[] = [generationErrors[errorCode]];
  if (stopDetail !== undefined) sentences.push(stopDetail);
  if (retryAt !== undefined) sentences.push(`Start again after ${formatUtcTime(retryAt)}.`);
  return { errorCode, error: sentences.join(" ") };
}

function runError(run: Run | undefined, isRunning: boolean, scopes: Scopes) {
  if (!run) return undefined;
  const died = !isRunning && (!isIdle(run) || run.status === "failed");
  const ofBatch = run.kind === "batch" ? scopes.get(run.parts[0] ?? "") : undefined;
  const batchError = ofBatch?.runId === run.runId ? ofBatch.errorCode : undefined;
  return run.stopCode ?? (died ? "interrupted" : batchError);
}

/**
 * Returns the result of a region, or an empty list while its run is active. A region whose run has
 * died is interrupted.
 */
function regionProgress(
  region: string,
  row: ScopeProgress,
  { run, isRunning }: { run: Run | undefined; isRunning: boolean },
): RegionProgress[] {
  const own = row.runId === run?.runId ? run : undefined;
  if (row.completedAt === undefined && own && isRunning) return [];
  const { completed: successful, failed, total, texts } = countScope(row);
  const { completedAt = row.startedAt } = row;
  const errorCode = row.errorCode ?? (row.completedAt === undefined ? "interrupted" : undefined);
  const error = errorFields(errorCode, errorCode === own?.stopCode ? own : undefined);
  return [{ region, successful, total, completedAt, failed, texts, ...error }];
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
