import { queryOptions } from "@tanstack/react-query";
import { popularCitySlugs } from "@vanfettle/contract/constants";
import { matchPage } from "@vanfettle/contract/paths";
import { regions } from "@vanfettle/contract/locations/regions";
import type { LocationSummary, RegionSummary } from "@vanfettle/contract/schemas";
import { services } from "@vanfettle/contract/services";
import type { Api } from "./client.ts";

/** Picks the popular cities out of all locations, in the order in which the home page shows them. */
export const popularCities = (locations: readonly LocationSummary[]): LocationSummary[] =>
  popularCitySlugs.flatMap((slug) => locations.find((location) => location.slug === slug) ?? []);

const regionSummaries: RegionSummary[] = regions.map(({ name, motSlug, counties }) => ({
  name,
  slug: motSlug,
  countiesCount: counties,
}));

/** `/Van-MOT/Kent` and `/van-mot/kent/` are the same page, so they share one cache entry. */
const locationKey = (path: string): string => {
  const match = matchPage(path);
  return match && "slug" in match ? [match.page, ...match.parents, match.slug].join("/") : path;
};

/** Creates the queries of the visitors' pages. */
export function createQueries(api: Api) {
  return {
    services: queryOptions({
      queryKey: ["services"],
      queryFn: () => api.call("listServices"),
    }),
    popularCities: queryOptions({
      queryKey: ["popular-cities"],
      queryFn: async () => popularCities(await api.call("listLocations")),
    }),
    regions: queryOptions({
      queryKey: ["regions"],
      queryFn: () => api.call("listRegions"),
    }),
    location: (path: string) =>
      queryOptions({
        queryKey: ["location", locationKey(path)],
        // A document carries its location, so browsers load this only when a visitor goes on to another one.
        queryFn: async () => (await import("./load-location.ts")).loadLocation(api, path),
      }),
  };
}

export type Queries = ReturnType<typeof createQueries>;

/**
 * What a page rendered at the edge shows when the API fails, by the first part of the query's key. The failure of a
 * query that has no fallback decides the status of its page.
 */
export const queryFallbacks: Readonly<Record<string, unknown>> = {
  services,
  "popular-cities": [],
  regions: regionSummaries,
};
