import type { ContentStates, LocationState } from "@vanfettle/contract/content/review-schemas";
import { bulkPopulation, isWrittenInBulk } from "@vanfettle/contract/generation/bulk-run";
import { generationErrors } from "@vanfettle/contract/generation/generation";
import type { QueueSelection } from "@vanfettle/contract/generation/queue-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { DomainError } from "@vanfettle/contract/problems";
import { withCommas } from "@vanfettle/vans/format-number";
import { promptHash } from "../content/text/prompt.ts";
import { byName, listedPlaceType } from "../location/location-lists.ts";
import type { LocationRow } from "../location/location-row.ts";
import { runsOf, waitingDraft, type WrittenRow } from "../location/version-state.ts";
import type { TableDeps } from "../table/table.ts";
import { itemKey } from "./scope.ts";

type Listed = ContentStates["locations"][number];

/** The attributes of gsi1 that determine the state of a location's text. */
type StatedRow = WrittenRow &
  Pick<
    LocationRow,
    "canonicalSlug" | "name" | "region" | "population" | "factsHash" | "publishedAt"
  > &
  Pick<
    LocationRow,
    "publishedFactsHash" | "publishedPromptHash" | "failureCode" | "failedAt" | "draftWeight"
  >;

/**
 * Returns the state of every text: active places in the order of the open list, then counties, then
 * regions.
 */
export async function listLocationStates({ table }: TableDeps): Promise<ContentStates> {
  const places: Listed[] = [];
  const counties: Listed[] = [];
  const areas: Listed[] = [];
  const areaState = (kind: "county" | "region") => (row: StatedRow) =>
    ({ kind, county: null, type: kind, isCore: false, ...stateOf(row) }) as const;
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
        ...stateOf(row),
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

function stateOf(row: StatedRow) {
  const { failureCode, failedAt } = row;
  const draftVersion = waitingDraft(row) ?? null;
  return {
    slug: row.canonicalSlug,
    name: row.name,
    region: row.region,
    population: row.population ?? null,
    states: statesOf(row),
    liveVersion: row.publishedVersion ?? null,
    draftVersion,
    draftWeight: draftVersion === null ? null : (row.draftWeight ?? 0),
    publishedAt: row.publishedAt ?? null,
    runIds: runsOf(row),
    failure:
      failureCode && failedAt !== undefined
        ? { code: failureCode, message: generationErrors[failureCode], at: failedAt }
        : null,
  };
}

function statesOf(row: StatedRow): LocationState[] {
  const isLive = row.publishedVersion !== undefined;
  const hasDraft = waitingDraft(row) !== undefined;
  const isStale =
    row.publishedPromptHash !== promptHash || row.publishedFactsHash !== row.factsHash;
  const holds = {
    failed: row.failedAt !== undefined,
    draft: hasDraft,
    live: isLive,
    stale: isLive && isStale,
    missing: !isLive && !hasDraft,
  } satisfies Record<LocationState, boolean>;
  return (Object.keys(holds) as LocationState[]).filter((state) => holds[state]);
}

export interface SelectedTexts {
  keys: string[];
  /** The selection in words. */
  words: string;
  /** The places of the selection that are too small for a run in bulk. */
  leftOut: number;
}

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
      return inBulk(locations, selection, "all");
    case "missing":
      return inBulk(locations.filter(isIn("missing")), selection, "missing");
    case "stale":
      return { keys: locations.filter(isIn("stale")).map(itemKey), words: "stale", leftOut: 0 };
    case "county": {
      const county = findCounty(locations, selection.county);
      const isOfCounty = (each: Listed) =>
        each === county || (each.kind === "place" && each.county === county.name);
      return inBulk(locations.filter(isOfCounty), selection, county.name);
    }
    case "listed": {
      const keys = selectListed(locations, selection.locations);
      return { keys, words: "chosen locations", leftOut: 0 };
    }
  }
}

const isIn =
  (state: LocationState) =>
  ({ states }: Listed): boolean =>
    states.includes(state);

function inBulk(
  chosen: readonly Listed[],
  { fromPopulation = bulkPopulation }: { fromPopulation?: number | undefined },
  kind: string,
): SelectedTexts {
  const written = chosen.filter((each) => isWrittenInBulk(each, fromPopulation));
  const places =
    fromPopulation === 0 ? "every place" : `towns from ${withCommas(fromPopulation)} people`;
  return {
    keys: written.map(itemKey),
    words: `${kind}, ${places}`,
    leftOut: chosen.length - written.length,
  };
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
