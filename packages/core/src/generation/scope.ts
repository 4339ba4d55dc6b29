import type { EntityItem } from "electrodb";
import {
  isGenerationErrorCode,
  type GenerationErrorCode,
} from "@vanfettle/contract/generation/generation";
import type { LocationKind } from "@vanfettle/contract/location/location";
import {
  regionByName,
  regionBySlug,
  regions,
  type Region,
} from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { entityOf, type StoredLocation } from "../location/location-row.ts";
import { batches } from "../table/batches.ts";
import { changeLargeRow, changeRow, type RowChange } from "../table/change-row.ts";
import type { ClockDeps, Table, TableDeps } from "../table/table.ts";
import type { TextUsage } from "../text-model/text-model.ts";
import { progressKey } from "./run.entity.ts";

export type PlanItem = { kind: LocationKind; slug: string };

/**
 * The most texts of an execution: each up to 247 of its 25,000 events
 * (`test/generation-history.test.ts`).
 */
export const maxTextsOfExecution = 100;

/** The scopes of a selection have two sets of names: a run that waits keeps the scopes of its set. */
const scopeSets = ["a", "b"] as const;

/**
 * Returns the plans of a selection, by scope: small enough for an execution each. `kept` are the
 * scopes of a run that waits, which are not replaced.
 */
export function planScopes(
  keys: readonly string[],
  kept: readonly string[] = [],
): Map<string, string[]> {
  const set = scopeSets.find((each) => !kept.some((scope) => scope.startsWith(`part-${each}`)));
  const scopes = [...batches(keys, maxTextsOfExecution)];
  return new Map(scopes.map((plan, i) => [`part-${set}${String(i + 1).padStart(3, "0")}`, plan]));
}

/** Returns the name of the region that the scope is; null for a scope of a selection. */
export const scopeName = (scope: string): string | null => regionBySlug(scope)?.name ?? null;

/** Returns the region of a name or slug. Throws `region_not_found`. */
export function findRegion(text: string): Region {
  const region = regionByName(text) ?? regionBySlug(text);
  if (!region) throw new DomainError("region_not_found");
  return region;
}

/** Returns the item as plans store it: `kind/slug`. */
export const itemKey = ({ kind, slug }: PlanItem): string => `${kind}/${slug}`;

/** Returns the item of a key that `itemKey` has written. */
export function parseItemKey(key: string): PlanItem {
  const [kind, slug = ""] = key.split("/");
  return { kind: kind as LocationKind, slug };
}

/** Returns the names in the order in which regions are listed and generated. */
export const regionNames = (slugs: readonly string[]): string[] =>
  regions.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name);

/** Returns the number of places among the keys of items. */
export const countPlaces = (keys: readonly string[]): number =>
  keys.filter((key) => key.startsWith("place/")).length;

/**
 * Returns the number of texts of a run over a region with so many core places: theirs, its
 * counties' and its own.
 */
export const textsOfRegion = ({ counties }: Region, places: number): number =>
  places + counties + 1;

/** Returns the keys of a region's core places, then of its counties, then of the region itself. */
export async function buildRegionPlan({ table }: TableDeps, regionSlug: string): Promise<string[]> {
  const { data } = await table.collections.inRegion({ regionSlug }).go({ pages: "all" });
  const places = data.place.filter(({ isActive, isCore }) => isActive && isCore);
  const keys = (kind: LocationKind, rows: readonly { canonicalSlug: string }[]) =>
    rows.map(({ canonicalSlug }) => itemKey({ kind, slug: canonicalSlug }));
  return [...keys("place", places), ...keys("county", data.county), ...keys("region", data.region)];
}

export type ScopeProgress = EntityItem<Table["entities"]["scopeProgress"]>;

export type RunScope = { scope: string; runId: string };

/**
 * Returns the progress of `scope` by a consistent read; undefined if no run has ever covered it.
 */
export async function findScopeProgress(
  { table }: TableDeps,
  scope: string,
): Promise<ScopeProgress | undefined> {
  const { data } = await table.entities.scopeProgress
    .get({ ...progressKey, scope })
    .go({ consistent: true });
  return data ?? undefined;
}

/** Returns whether the scope has ended with every text of its plan published. */
export const isComplete = (row: ScopeProgress): boolean =>
  row.completedAt !== undefined && row.errorCode === undefined;

/**
 * Changes the progress of a scope, whose plan makes the row large. Returns false if a condition
 * does not hold.
 */
const updateScope = (
  { table }: TableDeps,
  scope: string,
  change: RowChange<Table["entities"]["scopeProgress"]>,
) => changeLargeRow(table.entities.scopeProgress, { ...progressKey, scope }, change);

const attributesOfOneRun = [
  "failed",
  "completedAt",
  "errorCode",
  "toWrite",
  "paidCalls",
  "inputTokens",
  "outputTokens",
  "written",
  "model",
] as const;

/**
 * Starts a scope with a frozen plan. With `resume`, an incomplete plan goes on with its id and its
 * finished items.
 */
export async function startScope(
  { table, clock }: ClockDeps,
  { scope, runId }: RunScope,
  options: { plan: readonly string[]; resume: boolean; planId?: string | undefined },
): Promise<ScopeProgress> {
  const latest = options.resume ? await findScopeProgress({ table }, scope) : undefined;
  if (latest && !isComplete(latest)) {
    const change = { set: { runId }, remove: attributesOfOneRun };
    const resumed = await changeRow(
      table.entities.scopeProgress,
      { ...progressKey, scope },
      change,
    );
    if (resumed) return resumed;
  }
  const [planId, plan] = [options.planId ?? runId, [...options.plan]];
  const row = { ...progressKey, scope, planId, runId, plan, startedAt: clock().toISOString() };
  return (await table.entities.scopeProgress.put(row).go()).data;
}

/** The usage of the calls for one text, and the model that answered them. */
export type ModelUsage = TextUsage & { model?: string | undefined };

/**
 * Marks an item as done and counts its paid text, unless the scope has moved on to a later plan.
 */
export async function markDone(
  deps: TableDeps,
  { scope, planId }: { scope: string; planId: string },
  item: PlanItem,
  { model, isPaid }: { model?: string | undefined; isPaid: boolean } = { isPaid: false },
): Promise<void> {
  const add = { done: [itemKey(item)], written: isPaid ? 1 : 0 };
  await updateScope(deps, scope, {
    ...(model !== undefined && { set: { model } }),
    add,
    if: { planId },
  });
}

// The following change nothing if a later run has superseded the run.

/** Adds the usage of calls. A call counts before it is made, and its tokens once it has an answer. */
export async function recordUsage(
  deps: TableDeps,
  { scope, runId }: RunScope,
  { model, calls: paidCalls, inputTokens, outputTokens }: ModelUsage,
): Promise<void> {
  if (paidCalls === 0 && inputTokens + outputTokens === 0) return;
  await updateScope(deps, scope, {
    ...(model !== undefined && { set: { model } }),
    add: { paidCalls, inputTokens, outputTokens },
    if: { runId },
  });
}

/** Marks the items as failed. */
export async function markFailed(
  deps: TableDeps,
  { scope, runId }: RunScope,
  { keys, code }: { keys: readonly string[]; code: GenerationErrorCode },
): Promise<void> {
  if (keys.length === 0) return;
  await updateScope(deps, scope, {
    add: { failed: keys.map((key) => `${code} ${key}`) },
    if: { runId },
  });
}

/** Stores how many texts of the scope an execution is about to begin with. */
export async function recordPlanned(
  deps: TableDeps,
  { scope, runId }: RunScope,
  toWrite: number,
): Promise<void> {
  await updateScope(deps, scope, { set: { toWrite }, if: { runId } });
}

/** Leaves the rest of the scope to a further execution. */
export async function leaveOpen(deps: TableDeps, { scope, runId }: RunScope): Promise<void> {
  await updateScope(deps, scope, { remove: ["toWrite"], if: { runId } });
}

/**
 * Ends the scope for this run. Returns false if the scope has ended already or the run was
 * superseded.
 */
export async function endScope(
  deps: ClockDeps,
  { scope, runId }: RunScope,
  errorCode: GenerationErrorCode | undefined,
): Promise<boolean> {
  const set = {
    completedAt: deps.clock().toISOString(),
    ...(errorCode && { errorCode }),
  };
  return updateScope(deps, scope, { set, if: { runId, completedAt: undefined } });
}

/**
 * Counts the results of the plan. An item that failed first and was published later counts as done.
 */
export function countProgress(row: ScopeProgress) {
  const done = new Set(row.done ?? []);
  const failures = new Map(
    [...(row.failed ?? [])].flatMap((entry) => {
      const [code = "", key = ""] = entry.split(" ");
      return isGenerationErrorCode(code) && !done.has(key) ? [[key, code] as const] : [];
    }),
  );
  const written = row.plan.filter((key) => done.has(key));
  return {
    /** The places in the plan, and the places done. */
    places: { completed: countPlaces(written), total: countPlaces(row.plan) },
    /** All texts in the plan, including counties' and regions' texts, and the texts done. */
    texts: { completed: written.length, total: row.plan.length },
    /** Error code of each item that failed, by its key. */
    failures,
    /** Keys of the items that are neither done nor failed, in the order of the plan. */
    remaining: row.plan.filter((key) => !done.has(key) && !failures.has(key)),
  };
}

/** Adds up the progress of each scope whose latest run is this run. */
export function totalsOf(rows: Iterable<ScopeProgress>, runId: string | undefined) {
  const own = [...rows].filter((row) => row.runId === runId);
  return {
    /** False where no scope has this run as its latest. */
    isKnown: own.length > 0,
    /** Texts done and failed, including counties' and regions' texts. */
    done: sumOf(own, (row) => new Set(row.done ?? []).size),
    failed: sumOf(own, (row) => countProgress(row).failures.size),
    ...usageOf(own),
    model: own.find(({ model }) => model !== undefined)?.model,
  };
}

/** Adds up the usage of scopes. */
export const usageOf = (rows: readonly ScopeProgress[]) => ({
  /** Texts that were paid for and published. */
  written: sumOf(rows, ({ written }) => written),
  paidCalls: sumOf(rows, ({ paidCalls }) => paidCalls),
  tokens: {
    input: sumOf(rows, (row) => row.inputTokens),
    output: sumOf(rows, (row) => row.outputTokens),
  },
});

const sumOf = (
  rows: readonly ScopeProgress[],
  count: (row: ScopeProgress) => number | undefined,
): number => rows.reduce((total, row) => total + (count(row) ?? 0), 0);

/** Reads the progress of a run's scopes, and adds up the scopes whose latest run it is. */
export async function readTotals(
  deps: TableDeps,
  { runId, parts }: { runId: string; parts: readonly string[] },
) {
  const rows = await Promise.all(parts.map((scope) => findScopeProgress(deps, scope)));
  const found = rows.filter((row) => row !== undefined);
  return totalsOf(found, runId);
}

// The last failure of a location's text is in the location's row, where it stays until a text
// succeeds, whatever runs follow.

/** Updates at once; a scope that was stopped may leave a hundred texts. */
const updatesAtOnce = 25;

/** Stores why and when the texts with these keys failed. */
export async function recordFailures(
  { table, clock }: ClockDeps,
  keys: readonly string[],
  failureCode: GenerationErrorCode,
): Promise<void> {
  const set = { failureCode, failedAt: clock().toISOString() };
  for (const some of batches(keys, updatesAtOnce)) {
    await Promise.all(
      some.map((key) => {
        const { kind, slug } = parseItemKey(key);
        return changeLargeRow(entityOf(table, { kind }), { canonicalSlug: slug }, { set });
      }),
    );
  }
}

/** Forgets the failure of a location whose text has succeeded. */
export async function clearFailure({ table }: TableDeps, location: StoredLocation): Promise<void> {
  const { canonicalSlug, failedAt } = location.row;
  if (failedAt === undefined) return;
  const remove = ["failureCode", "failedAt"] as const;
  await changeLargeRow(entityOf(table, location), { canonicalSlug }, { remove });
}
