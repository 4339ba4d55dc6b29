import { generationErrors, type GenerationErrorCode } from "@vanfettle/contract/content/generation";
import type { QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import type { ContentStates, LocationState } from "@vanfettle/contract/content/review-schemas";
import { regions } from "@vanfettle/contract/locations/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { promptHash } from "../content/text/prompt.ts";
import { byName, listedPlaceType } from "../location/location-lists.ts";
import type { LocationRow } from "../location/location-row.ts";
import { waitingDraft, type ReviewedRow } from "../location/version-state.ts";
import type { Table, TableDeps } from "../table/table.ts";
import { itemKey } from "./plan.ts";
import { progressKey } from "./run.entity.ts";
import { countProgress } from "./scope-progress.ts";

type Listed = ContentStates["locations"][number];

/** The attributes of gsi1 that determine the state of a location's text. */
type StatedRow = ReviewedRow &
  Pick<
    LocationRow,
    "canonicalSlug" | "name" | "region" | "population" | "factsHash" | "publishedAt"
  > &
  Pick<
    LocationRow,
    "publishedFactsHash" | "publishedPromptHash" | "publishedRunId" | "draftRunId" | "draftWeight"
  >;

type Failure = { runId: string; code: GenerationErrorCode };

/**
 * Returns the state of every text: active places in the order of the open list, then counties, then
 * regions.
 */
export async function listLocationStates({ table }: TableDeps): Promise<ContentStates> {
  const failures = await latestFailures(table);
  const places: Listed[] = [];
  const counties: Listed[] = [];
  const areas: Listed[] = [];
  const areaState = (kind: "county" | "region") => (row: StatedRow) =>
    ({ kind, county: null, type: kind, isCore: false, ...stateOf(kind, row, failures) }) as const;
  for (const { slug } of regions) {
    const { data } = await table.collections.inRegion({ regionSlug: slug }).go({ pages: "all" });
    const active = data.place.filter(({ isActive }) => isActive);
    places.push(
      ...active.toSorted(byName).map((row) => ({
        kind: "place" as const,
        county: row.county,
        type: listedPlaceType(row),
        isCore: row.isCore,
        ...(row.parentTown && { parentTown: row.parentTown }),
        ...stateOf("place", row, failures),
      })),
    );
    counties.push(...data.county.toSorted(byName).map(areaState("county")));
    areas.push(...data.region.map(areaState("region")));
  }
  const coverage = (listed: readonly Listed[]) => ({
    live: listed.filter(({ liveVersion }) => liveVersion !== null).length,
    total: listed.length,
  });
  const core = coverage(places.filter(({ isCore }) => isCore));
  return {
    coverage: { places: coverage(places), core, areas: coverage([...counties, ...areas]) },
    locations: [...places, ...counties, ...areas],
  };
}

function stateOf(kind: Listed["kind"], row: StatedRow, failures: ReadonlyMap<string, Failure>) {
  const failure = failureOf(row, failures.get(itemKey({ kind, slug: row.canonicalSlug })));
  return {
    slug: row.canonicalSlug,
    name: row.name,
    region: row.region,
    population: row.population ?? null,
    states: statesOf(row, failure),
    liveVersion: row.publishedVersion ?? null,
    draftVersion: waitingDraft(row) ?? null,
    draftWeight: waitingDraft(row) === undefined ? null : (row.draftWeight ?? 0),
    publishedAt: row.publishedAt ?? null,
    failure: failure ? generationErrors[failure.code] : null,
  };
}

/** Returns the failure if no text has been stored since: the ids of runs sort by time. */
function failureOf(row: StatedRow, failure: Failure | undefined): Failure | undefined {
  const { publishedRunId = "", draftRunId = "" } = row;
  if (!failure || publishedRunId >= failure.runId || draftRunId >= failure.runId) return undefined;
  return failure;
}

function statesOf(row: StatedRow, failure: Failure | undefined): LocationState[] {
  const isLive = row.publishedVersion !== undefined;
  const hasDraft = waitingDraft(row) !== undefined;
  const isStale =
    row.publishedPromptHash !== promptHash || row.publishedFactsHash !== row.factsHash;
  const holds = {
    failed: failure !== undefined,
    draft: hasDraft,
    live: isLive,
    stale: isLive && isStale,
    missing: !isLive && !hasDraft,
  } satisfies Record<LocationState, boolean>;
  return (Object.keys(holds) as LocationState[]).filter((state) => holds[state]);
}

/**
 * Returns the failures of the latest run over each region and of the latest batch, by `kind/slug`;
 * of two, the later.
 */
async function latestFailures(table: Table): Promise<Map<string, Failure>> {
  const { data } = await table.collections
    .progress(progressKey)
    .go({ pages: "all", consistent: true });
  const rows = data.scopeProgress.toSorted((a, b) => a.runId.localeCompare(b.runId));
  return new Map(
    rows.flatMap((row) =>
      [...countProgress(row).failures].map(
        ([key, code]) => [key, { runId: row.runId, code }] as const,
      ),
    ),
  );
}

export type SelectedTexts = { keys: string[]; words: string };

/**
 * Returns the keys of a selection, places first. Throws `invalid_request` for an unknown county or
 * location.
 */
export async function selectTexts(
  deps: TableDeps,
  selection: QueueSelection,
): Promise<SelectedTexts> {
  const { locations } = await listLocationStates(deps);
  switch (selection.kind) {
    case "all":
      return { keys: locations.map(itemKey), words: "all" };
    case "missing":
    case "stale": {
      const { kind } = selection;
      return {
        keys: locations.filter(({ states }) => states.includes(kind)).map(itemKey),
        words: kind,
      };
    }
    case "county": {
      const county = findCounty(locations, selection.county);
      const isOfCounty = (each: Listed) =>
        each === county || (each.kind === "place" && each.county === county.name);
      return { keys: locations.filter(isOfCounty).map(itemKey), words: county.name };
    }
    case "listed":
      return { keys: selectListed(locations, selection.locations), words: "chosen locations" };
  }
}

function findCounty(locations: readonly Listed[], text: string): Listed {
  const wanted = text.trim().toLowerCase();
  const found = locations.find(
    ({ kind, slug, name }) =>
      kind === "county" && (slug === wanted || name.toLowerCase() === wanted),
  );
  if (found) return found;
  const message = "There is no such county.";
  throw new DomainError("invalid_request", { message, issues: [{ field: "selection", message }] });
}

function selectListed(locations: readonly Listed[], wanted: readonly string[]): string[] {
  const known = new Set(locations.map(itemKey));
  const chosen = new Set(wanted);
  const unknown = [...chosen].filter((key) => !known.has(key));
  if (unknown.length > 0) {
    const issues = unknown.map((key) => ({
      field: "selection",
      message: `There is no location ${key}.`,
    }));
    throw new DomainError("invalid_request", { issues: issues.slice(0, maxIssues) });
  }
  return locations.map(itemKey).filter((key) => chosen.has(key));
}

const maxIssues = 20;
