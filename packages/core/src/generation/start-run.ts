import {
  regionSets,
  type ContentBatchRequest,
  type GenerateRegionRequest,
} from "@vanfettle/contract/generation/generation-schemas";
import type { ContentQueueRequest } from "@vanfettle/contract/generation/queue-schemas";
import { locationKinds } from "@vanfettle/contract/location/location";
import { regions } from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { recordAudit } from "../audit/audit.ts";
import { entityOf } from "../location/location-row.ts";
import { averageText, type QueueEstimateDeps } from "./estimate.ts";
import { selectTexts } from "./location-states.ts";
import { readProgress, readScopeSizes } from "./progress.ts";
import { recordRunStart } from "./run-history.ts";
import { endRunRow, type NewRun, type Run } from "./run-lease.ts";
import { isContinuing, launch, runActive, type StartDeps } from "./run-machine.ts";
import {
  buildRegionPlan,
  countPlaces,
  findRegion,
  isComplete,
  itemKey,
  planScopes,
  regionNames,
  startScope,
} from "./scope.ts";

/** The texts to write: of a region or a set of regions, a batch of places, or a selection. */
export type RunRequest =
  | ({ kind: "region"; region: string } & GenerateRegionRequest)
  | ({ kind: "batch" } & ContentBatchRequest)
  | ({ kind: "queue" } & ContentQueueRequest);

export interface StartedRun {
  runId: string;
  startedAt: string;
  /** The number of texts, and of places among them; of several regions, only the places. */
  texts: number;
  places: number;
}

type State = Awaited<ReturnType<typeof readProgress>>;

/** The choice for a run, and the plans of its scopes, which are frozen as it starts. */
interface Choice {
  run: Pick<NewRun, "kind" | "parts" | "skipFresh"> &
    Partial<Pick<NewRun, "selection" | "size" | "continuesDaily">>;
  plans: ReadonlyMap<string, readonly string[]>;
  /** The id of the plan to go on with; by default that of the run. */
  planId?: string | undefined;
  /** The places of all scopes, where not all are planned yet. */
  places?: number;
}

/**
 * Starts a run, or returns the active run over the same regions. Throws `run_active`,
 * `region_not_found`, `selection_changed` for another number of texts than confirmed,
 * `budget_too_small`, and `invalid_request` for unknown places or where there is nothing to write.
 */
export async function startRun(
  deps: StartDeps & QueueEstimateDeps,
  request: RunRequest,
  startedBy: string,
): Promise<StartedRun> {
  const batch = request.kind === "batch" ? await chooseBatch(deps, request) : [];
  const state = await readProgress(deps);
  const active = await findActive(deps, request, state);
  if (active) return active;
  // Of other requests the lease decides; a selection is not read in vain.
  const { run } = state;
  if (run && request.kind === "queue" && (await isContinuing(deps, run))) throw runActive(run);
  const slugs = request.kind === "region" ? wantedRegions(request.region, state) : batch;
  const choice = await choose(deps, request, state, slugs);
  try {
    return await begin(deps, choice, { startedBy, after: run?.runId });
  } catch (error) {
    // Another request for the regions may have been a moment earlier.
    const isRace = error instanceof DomainError && error.code === "run_active";
    const earlier = isRace && (await findActive(deps, request, await readProgress(deps)));
    if (!earlier) throw error;
    return earlier;
  }
}

/** Returns the active run over the regions of a request. */
async function findActive(
  deps: StartDeps,
  request: RunRequest,
  state: State,
): Promise<StartedRun | undefined> {
  const { run } = state;
  if (request.kind !== "region" || !run) return undefined;
  if (!covers(run, wantedRegions(request.region, state))) return undefined;
  return (await isContinuing(deps, run)) ? describeActive(deps, run, state) : undefined;
}

/** Returns the slugs of a region, or of the regions without a result or with texts missing. */
function wantedRegions(text: string, { scopes }: State): string[] {
  const set = regionSets.find((each) => each === text);
  if (set === undefined) return [findRegion(text).slug];
  return regions
    .map(({ slug }) => slug)
    .filter((slug) => {
      const latest = scopes.get(slug);
      return set === "failed" ? latest !== undefined && !isComplete(latest) : latest === undefined;
    });
}

/** Returns the name of a region, or of a set of regions. Throws `region_not_found`. */
export const regionText = (text: string): string =>
  regionSets.find((each) => each === text) ?? findRegion(text).name;

/** Returns whether the active run writes all these regions, and goes on. */
const covers = ({ kind, parts, stopCode }: Run, wanted: readonly string[]): boolean =>
  kind === "region" && stopCode === undefined && wanted.every((slug) => parts.includes(slug));

async function describeActive(deps: StartDeps, run: Run, { scopes }: State): Promise<StartedRun> {
  const { runId, startedAt, parts } = run;
  const [first = ""] = parts;
  const progress = scopes.get(first);
  const plan = progress?.runId === runId ? progress.plan : await buildRegionPlan(deps, first);
  const places = parts.length === 1 ? countPlaces(plan) : await placesIn(deps, parts);
  return { runId, startedAt, texts: plan.length, places };
}

async function placesIn(deps: StartDeps, slugs: readonly string[]): Promise<number> {
  const sizes = await readScopeSizes(deps);
  return regionNames(slugs).reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
}

async function choose(
  deps: StartDeps & QueueEstimateDeps,
  request: RunRequest,
  state: State,
  /** The slugs of the regions, or the keys of the batch. */
  keys: readonly string[],
): Promise<Choice> {
  if (request.kind === "region") return chooseRegions(deps, request, keys);
  if (request.kind === "queue") return chooseSelection(deps, request, state);
  const plans = planScopes(keys, state.waiting?.parts);
  const run = { kind: "batch" as const, parts: [...plans.keys()], skipFresh: false };
  const asked = distinctSlugs(request).length;
  const selection = asked > keys.length && `the first ${keys.length} of ${withCommas(asked)}`;
  return { run: { ...run, size: keys.length, ...(selection && { selection }) }, plans };
}

/** Plans the first of the regions. The others are planned as their turn comes. */
async function chooseRegions(
  deps: StartDeps,
  { skipFresh = false }: GenerateRegionRequest,
  slugs: readonly string[],
): Promise<Choice> {
  const [first] = slugs;
  if (first === undefined) throw nothingToWrite("region", "There is no region left to generate.");
  return {
    run: { kind: "region", parts: [...slugs], skipFresh },
    plans: new Map([[first, await buildRegionPlan(deps, first)]]),
    ...(slugs.length > 1 && { places: await placesIn(deps, slugs) }),
  };
}

async function chooseSelection(
  deps: StartDeps & QueueEstimateDeps,
  { selection, texts, continuesDaily }: ContentQueueRequest,
  { run: last, scopes, waiting }: State,
): Promise<Choice> {
  const { keys, words } = await selectTexts(deps, selection);
  if (keys.length === 0) throw nothingToWrite("selection", "No text matches this selection.");
  if (keys.length !== texts) {
    const message = `The selection now has ${keys.length} texts, not ${texts}. Estimate it again.`;
    throw new DomainError("selection_changed", { message });
  }
  const { tokens } = averageText(scopes.values(), deps);
  checkBudget(deps.dailyTokens, tokens.input + tokens.output, { texts, continuesDaily });
  if (waiting && continuesDaily) {
    const message = `${waiting.startedBy} has a run that waits for the next day's budget. Cancel it, or start this one without continuing daily.`;
    throw new DomainError("run_active", { message });
  }
  const plans = planScopes(keys, waiting?.parts);
  const parts = [...plans.keys()];
  // A last run over the same selection that did not end goes on, so that no text is paid for twice.
  const unfinished = scopes.get(last?.parts[0] ?? "");
  const resumes =
    selection.kind !== "listed" &&
    last?.kind === "queue" &&
    (last.status === "failed" || last.status === "running") &&
    last.selection === words &&
    unfinished?.runId === last.runId;
  return {
    run: { kind: "queue", parts, skipFresh: false, selection: words, size: texts, continuesDaily },
    plans,
    planId: resumes ? unfinished.planId : undefined,
  };
}

function nothingToWrite(field: string, message: string): DomainError {
  return new DomainError("invalid_request", { message, issues: [{ field, message }] });
}

/** A year of daily budgets: a longer run is more likely a budget that is set too low. */
const maxDays = 360;

/** Throws `budget_too_small` if a day allows no text, or the texts would take over a year. */
function checkBudget(
  dailyTokens: number,
  ofText: number,
  { texts, continuesDaily }: Pick<ContentQueueRequest, "texts" | "continuesDaily">,
): void {
  const textsOfDay = Math.floor(dailyTokens / ofText);
  const days = texts / textsOfDay;
  if (textsOfDay > 0 && (!continuesDaily || days <= maxDays)) return;
  const message =
    textsOfDay === 0
      ? `A text needs about ${ofText} tokens, and the daily budget is ${dailyTokens}. Raise the budget first.`
      : `With ${textsOfDay} texts a day this takes over ${maxDays} days. Raise the daily budget or choose fewer texts.`;
  throw new DomainError("budget_too_small", { message });
}

/** Takes the lease, freezes the plans, records the start and starts the machine. */
async function begin(
  deps: StartDeps,
  { run: chosen, plans, planId, places }: Choice,
  { startedBy, after }: { startedBy: string; after: string | undefined },
): Promise<StartedRun> {
  // Ids of runs and plans must sort in their order, even if the clock was set back.
  const runId = deps.newId("run", after);
  const startedAt = deps.clock().toISOString();
  const run: NewRun = { runId, startedBy, startedAt, ...chosen };
  const resume = chosen.kind === "region";
  const prepare = async () => {
    const progress = await Promise.all(
      [...plans].map(([scope, plan]) =>
        startScope(deps, { scope, runId }, { plan, planId, resume }),
      ),
    );
    const keys = progress.flatMap(({ plan }) => plan);
    await recordRunStart(deps, run);
    await recordAudit(deps, { by: startedBy, action: "start", runId, scope: describeRun(run) });
    return keys;
  };
  const giveUp = () => endRunRow(deps, runId, "failed");
  const keys = await launch(deps, run, { prepare, giveUp });
  return { runId, startedAt, texts: keys.length, places: places ?? countPlaces(keys) };
}

/** Returns a run's description for the audit log: `Wales`, `26 locations` or `300 texts: missing`. */
export function describeRun({
  kind,
  parts,
  size,
  selection,
}: Pick<NewRun, "kind" | "parts" | "size" | "selection">): string {
  if (kind === "queue") return `${size} texts: ${selection}`;
  if (kind === "region") return regionNames(parts).join(", ");
  const texts = pluralise(size ?? 0, "location");
  return selection === undefined ? texts : `${texts}: ${selection}`;
}

/** Returns the distinct slugs of a batch, in its order. */
export const distinctSlugs = ({ locationSlugs }: ContentBatchRequest): string[] => [
  ...new Set(locationSlugs.map((slug) => slug.toLowerCase())),
];

/**
 * Returns the keys of the first locations of a batch: a slug is that of a place, or else of a county
 * or region. Throws `invalid_request` for an unknown location.
 */
async function chooseBatch({ table }: StartDeps, request: ContentBatchRequest): Promise<string[]> {
  const slugs = distinctSlugs(request).slice(0, request.limit);
  const readers = locationKinds.map(async (kind) => {
    const ofKind = new Set(slugs.map((slug) => slug.replace(`${kind}/`, "")));
    const { data, unprocessed } = await entityOf(table, { kind })
      .get([...ofKind].map((canonicalSlug) => ({ canonicalSlug })))
      .go({ attributes: ["canonicalSlug", "isActive"], consistent: true });
    if (unprocessed.length > 0) throw new DomainError("unavailable");
    // Counties and regions are always active.
    return data
      .filter(({ isActive }) => isActive !== false)
      .map(({ canonicalSlug }) => itemKey({ kind, slug: canonicalSlug }));
  });
  const known = new Set((await Promise.all(readers)).flat());
  const keyOf = (slug: string): string | undefined =>
    ["", "place/", "county/", "region/"].map((kind) => kind + slug).find((key) => known.has(key));
  const issues = slugs
    .filter((slug) => keyOf(slug) === undefined)
    .map((slug) => ({
      field: "locationSlugs",
      message: `There is no location ${printable(slug)}.`,
    }));
  if (issues.length > 0) throw new DomainError("invalid_request", { issues });
  return [...new Set(slugs.flatMap((slug) => keyOf(slug) ?? []))];
}

const printable = (slug: string): string => JSON.stringify(slug.replace(/[^\x20-\x7e]/g, "?"));
