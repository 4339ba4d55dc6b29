import type { ContentLocation } from "@vanfettle/contract/content/content-schemas";
import type { ContentStates, LocationState } from "@vanfettle/contract/content/review-schemas";
import { isWrittenInBulk } from "@vanfettle/contract/generation/bulk-run";
import type { QueueSelection } from "@vanfettle/contract/generation/queue-schemas";

type Stated = ContentStates["locations"][number];

/**
 * A row of the list: a place as anybody may see it or, for operators, any location with the state
 * of its texts.
 */
export interface ListedLocation extends Omit<ContentLocation, "county" | "type" | "publishedAt"> {
  county: string | null;
  type: Stated["type"];
  /** Undefined means a place. */
  kind?: Stated["kind"];
  /** Undefined for visitors, who see no states. */
  review?: Pick<Stated, "states" | "draftVersion" | "failure" | "isCore">;
}

/** Returns the selection of a queue over these locations. */
export const listedSelection = (
  locations: readonly Pick<ListedLocation, "slug" | "kind">[],
): QueueSelection => ({
  kind: "listed",
  locations: locations.map(({ kind = "place", slug }) => `${kind}/${slug}`),
});

/**
 * Returns the rows of the list: all locations with their states where those are known, and
 * otherwise the open list.
 */
export function toListed(
  open: readonly ContentLocation[],
  states: ContentStates | undefined,
): ListedLocation[] {
  if (!states) return [...open];
  return states.locations.map((stated) => {
    const { states: state, draftVersion, failure, isCore, ...location } = stated;
    return {
      ...location,
      hasContent: location.liveVersion !== null,
      review: { states: state, draftVersion, failure, isCore },
    };
  });
}

export type Failed = ListedLocation & {
  review: { failure: NonNullable<NonNullable<ListedLocation["review"]>["failure"]> };
};

const hasFailed = (location: ListedLocation): location is Failed =>
  location.review?.failure != null;

/** Returns the locations whose texts failed, by cause, the most frequent cause first. */
export function groupFailures(all: readonly ListedLocation[]): Failed[][] {
  const groups = Map.groupBy(all.filter(hasFailed), ({ review }) => review.failure.code);
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

export type StateFilter = LocationState | "core" | "bulk" | "all";

/** Returns whether the list shows the location under the filter. */
export function isShown(location: ListedLocation, filter: StateFilter): boolean {
  const { kind = "place", type, population, review } = location;
  if (filter === "all") return true;
  const isCore = review?.isCore ?? false;
  if (filter === "core") return isCore;
  if (filter === "bulk") return isWrittenInBulk({ kind, type, population, isCore });
  return review?.states.includes(filter) ?? false;
}

export const stateNames: Readonly<Record<StateFilter, string>> = {
  all: "All",
  draft: "Draft",
  failed: "Failed",
  missing: "Missing",
  stale: "Stale",
  live: "Live",
  core: "Core",
  bulk: "In bulk runs",
};

export type SortOrder = "region" | "population";

export type Shown = { search: string; filter: StateFilter; order: SortOrder };

/** Returns the locations in the order; `region` is the order of the list itself. */
export const sortLocations = (
  locations: readonly ListedLocation[],
  order: SortOrder,
): readonly ListedLocation[] =>
  order === "region"
    ? locations
    : locations.toSorted((a, b) => (b.population ?? -1) - (a.population ?? -1));
