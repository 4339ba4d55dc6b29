import type { LocationState } from "@vanfettle/contract/locations/location-states";
import type { ContentStates } from "@vanfettle/contract/content/review-schemas";
import { generationErrors, type GenerationErrorCode } from "@vanfettle/contract/content/generation-errors";
import { regions } from "@vanfettle/contract/locations/regions";
import { itemKey } from "./plan.ts";
import { progressKey } from "./progress-partition.ts";
import { countProgress } from "./scope-progress.ts";
import { byName, listedPlaceType } from "../location/location-lists.ts";
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

/** The stated attributes that places, counties and regions have in common. */
type StatedRow = Omit<
  Pick<PlaceRow, (typeof statedAttributes)[number]>,
  "county" | "type" | "isActive" | "isCore" | "parentTown"
>;

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
  const areaState = (kind: "county" | "region") => (row: StatedRow) =>
    ({ kind, county: null, type: kind, isCore: false, ...stateOf(kind, row, failures) }) as const;
  for (const { slug } of regions) {
    const { data } = await table.collections
      .inRegion({ regionSlug: slug })
      .go({ pages: "all", attributes: statedAttributes });
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
  return {
    coverage: {
      places: coverage(places),
      core: coverage(places.filter(({ isCore }) => isCore)),
      areas: coverage([...counties, ...areas]),
    },
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
    publishedAt: row.publishedAt ?? null,
    failure: failure ? generationErrors[failure.code] : null,
  };
}

/** Returns the failure if no text has been stored since: the ids of runs sort by time. */
function failureOf(row: StatedRow, failure: Failure | undefined): Failure | undefined {
  const { publishedRunId = "", draftRunId = "" } = row;
  if (!failure || publishedRunId >= failure.runId || draftRunId >= failure.runId) return undefined;
  // Runs before 23 November 2026 failed a text that is now a draft.
  return failure.code === "text_rejected" && waitingDraft(row) !== undefined ? undefined : failure;
}

function statesOf(row: StatedRow, failure: Failure | undefined): LocationState[] {
  const isLive = row.publishedVersion !== undefined;
  const hasDraft = waitingDraft(row) !== undefined;
  const isStale = row.publishedPromptHash !== promptHash || row.publishedFactsHash !== row.factsHash;
  const holds = {
    failed: failure !== undefined,
    draft: hasDraft,
    live: isLive,
    stale: isLive && isStale,
    missing: !isLive && !hasDraft,
  } satisfies Record<LocationState, boolean>;
  return (Object.keys(holds) as LocationState[]).filter((state) => holds[state]);
}

/** Returns the failures of the latest run over each region and of the latest batch, by `kind/slug`; of two, the later. */
async function latestFailures(table: Table): Promise<Map<string, Failure>> {
  const { data } = await table.collections.progress(progressKey).go({ pages: "all", consistent: true });
  const rows = data.scopeProgress.toSorted((a, b) => a.runId.localeCompare(b.runId));
  return new Map(
    rows.flatMap((row) =>
      [...countProgress(row).failures].map(([key, code]) => [key, { runId: row.runId, code }] as const),
    ),
  );
}
