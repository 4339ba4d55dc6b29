import { popularCitySlugs } from "@vanfettle/contract/constants";
import { regions } from "@vanfettle/contract/regions";
import type { LocationSummary, RegionSummary } from "@vanfettle/contract/schemas";
import { services } from "@vanfettle/contract/services";
import { matchPage } from "@vanfettle/contract/paths";
import { loadLocation, type LoadedLocation } from "./load-location.ts";
import type { Api } from "./client.ts";

/** One read of the server, under the key by which the cache knows its answer. */
export interface Question<T> {
  queryKey: readonly unknown[];
  queryFn: () => Promise<T>;
  /** `builtIn` is what a page shows while it has no answer; `fallback` stands in at the edge for one that did not come. */
  meta?: { builtIn?: unknown; fallback?: unknown };
}

/** The city cards in their given order, whatever the order of the answer. */
export const popularCities = (locations: readonly LocationSummary[]): LocationSummary[] =>
  popularCitySlugs.flatMap((slug) => locations.find((location) => location.slug === slug) ?? []);

const builtInRegions: RegionSummary[] = regions.map(({ name, motSlug, counties }) => ({
  name,
  slug: motSlug,
  countiesCount: counties,
}));

/** `/Van-MOT/Kent` and `/van-mot/kent/` are one page, so they are one entry. */
const locationKey = (path: string): string => {
  const match = matchPage(path);
  return match && "slug" in match ? [match.page, ...match.parents, match.slug].join("/") : path;
};

/** What pages read. A question without a fallback decides the status of its page. */
export function createQueries(api: Api) {
  return {
    services: {
      queryKey: ["services"],
      queryFn: () => api.call("listServices"),
      meta: { fallback: services, builtIn: services },
    },
    popularCities: {
      queryKey: ["popular-cities"],
      queryFn: async () => popularCities(await api.call("listLocations")),
      meta: { fallback: [] },
    },
    regions: {
      queryKey: ["regions"],
      queryFn: () => api.call("listRegions"),
      meta: { fallback: builtInRegions },
    },
    location: (path: string): Question<LoadedLocation> => ({
      queryKey: ["location", locationKey(path)],
      queryFn: () => loadLocation(api, path),
    }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
