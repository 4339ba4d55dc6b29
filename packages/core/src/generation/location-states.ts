import type { LocationState } from "@vanfettle/contract/locations/location-states";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { generationErrors, type GenerationErrorCode } from "@vanfettle/contract/content/generation-errors";
import { regions } from "@vanfettle/contract/locations/regions";
import { itemKey } from "./plan.ts";
import { progressKey } from "./progress-partition.ts";
import { countProgress } from "./scope-progress.ts";
import { listedPlaceType } from "../location/location-lists.ts";
import type { PlaceRow } from "../location/location-row.ts";
import type { Table, TableDeps } from "../table/table.ts";
import { promptHash } from "../content/text/prompt.ts";
import { waitingDraft } from "../location/version-state.ts";

type Listed = ContentStates["locations"][number];

/** The attributes that determine a location's content status: two thirds of gsi1. */
const statedAttributes = [
  "canonicalSlug",
  "name",
  "region",
  "county",
  "type",
  "population",
  "parentTown",
  "isActive",
  "isCore",
  "factsHash",
  "publishedAt",
  "publishedVersion",
  "publishedFactsHash",
  "publishedPromptHash",
  "publishedRunId",
  "draftVersion",
  "draftRunId",
  "refusedVersion",
  "liveVersions",
  "rejectedVersions",
] as const;

type StatedPlace = Pick<PlaceRow, (typeof statedAttributes)[number]>;
/** The stated attributes that places, counties and regions have in common. */
type StatedRow = Omit<StatedPlace, "county" | "type" | "isActive" | "isCore" | "parentTown">;

interface Failure {
  runId: string;
  code: GenerationErrorCode;
}

/**
 * Returns the state of the texts of every active place, then of every county and every region. The places have the
 * order of the open list. Makes a query per region, one after another, of an index without texts and pages (see
 * `listContentLocations`), and a query of the progress.
 */
export async function listLocationStates({ table }: TableDeps): Promise<ContentStates> {
  const failures = await latestFailures(table);
  const places: Listed[] = [];
  const counties: Listed[] = [];
  const areas: Listed[] = [];
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "en-GB");
  for (const { slug } of regions) {
    const { data } = await table.collections
      .inRegion({ regionSlug: slug })
      .go({ pages: "all", attributes: statedAttributes });
    const active = data.place.filter(({ isActive }) => isActive);
    places.push(...active.toSorted(byName).map((row) => placeState(row, failures)));
    counties.push(...data.county.toSorted(byName).map((row) => areaState("county", row, failures)));
    areas.push(...data.region.map((row) => areaState("region", row, failures)));
  }
  const isLive = ({ liveVersion }: Listed) => liveVersion !== null;
  const coverage = (listed: readonly Listed[]) => ({ live: listed.filter(isLive).length, total: listed.length });
  return {
    coverage: {
      places: coverage(places),
      core: coverage(places.filter(({ isCore }) => isCore)),
      areas: coverage([...counties, ...areas]),
    },
    locations: [...places, ...counties, ...areas],
  };
}

function placeState(row: StatedPlace, failures: ReadonlyMap<string, Failure>): Listed {
  return {
    kind: "place",
    county: row.county,
    type: listedPlaceType(row),
    isCore: row.isCore,
    ...(row.parentTown && { parentTown: row.parentTown }),
    ...common("place", row, failures),
  };
}

function areaState(kind: "county" | "region", row: StatedRow, failures: ReadonlyMap<string, Failure>): Listed {
  return { kind, county: null, type: kind, isCore: false, ...common(kind, row, failures) };
}

function common(kind: Listed["kind"], row: StatedRow, failures: ReadonlyMap<string, Failure>) {
  const failure = failureOf(row, failures.get(itemKey({ kind, slug: row.canonicalSlug })));
  return {
    slug: row.canonicalSlug,
    name: row.name,
    region: row.region,
    population: row.population ?? null,
    states: statesOf(row, failure),
    liveVersion: row.publishedVersion ?? null,
    draftVersion: waitingDraft(row) ?? null,
    publishedAt: row.publishedAt ?? null,
    failure: failure ? generationErrors[failure.code] : null,
  };
}

/** Returns the failure if no text has been stored since: the ids of runs sort by time. */
function failureOf(row: StatedRow, failure: Failure | undefined): Failure | undefined {
  const latest = [row.publishedRunId ?? "", row.draftRunId ?? ""].toSorted().at(-1) ?? "";
  if (!failure || latest >= failure.runId) return undefined;
  // Runs before 23 November 2026 failed a text that is now a draft.
  return failure.code === "text_rejected" && waitingDraft(row) !== undefined ? undefined : failure;
}

function statesOf(row: StatedRow, failure: Failure | undefined): LocationState[] {
  const isLive = row.publishedVersion !== undefined;
  const hasDraft = waitingDraft(row) !== undefined;
  const isStale = row.publishedPromptHash !== promptHash || row.publishedFactsHash !== row.factsHash;
  return [
    ...(failure ? (["failed"] as const) : []),
    ...(hasDraft ? (["draft"] as const) : []),
    ...(isLive ? (["live"] as const) : []),
    ...(isLive && isStale ? (["stale"] as const) : []),
    ...(!isLive && !hasDraft ? (["missing"] as const) : []),
  ];
}

/** Returns the failures of the latest run over each region and of the latest batch, by `kind/slug`; of two, the later. */
async function latestFailures(table: Table): Promise<Map<string, Failure>> {
  const { data } = await table.collections.progress(progressKey).go({ pages: "all", consistent: true });
  const found = new Map<string, Failure>();
  for (const row of data.scopeProgress.toSorted((a, b) => a.runId.localeCompare(b.runId))) {
    for (const [key, code] of countProgress(row).failures) found.set(key, { runId: row.runId, code });
  }
  return found;
}
