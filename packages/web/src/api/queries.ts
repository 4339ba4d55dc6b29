import { queryOptions } from "@tanstack/react-query";
import { popularCitySlugs } from "@vanfettle/contract/constants";
import { matchPage } from "@vanfettle/contract/paths";
import { regions } from "@vanfettle/contract/locations/regions";
import type { LocationSummary, RegionSummary } from "@vanfettle/contract/schemas";
import { services } from "@vanfettle/contract/services";
import type { Api } from "./client.ts";

/** Returns the popular cities in the order of the home page. */
export const popularCities = (locations: readonly LocationSummary[]): LocationSummary[] =>
  popularCitySlugs.flatMap((slug) => locations.find((location) => location.slug === slug) ?? []);

const regionSummaries: RegionSummary[] = regions.map(({ name, motSlug, counties }) => ({
  name,
  slug: motSlug,
  countiesCount: counties,
}));

/** Returns the cache key of a path. `/Van-MOT/Kent` and `/van-mot/kent/` are the same page and share an entry. */
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
        // Documents include their location, so browsers load this module only for a later navigation.
        queryFn: async () => (await import("./load-location.ts")).loadLocation(api, path),
      }),
  };
}

export type Queries = ReturnType<typeof createQueries>;

/**
 * The fallback data for pages that the edge renders while the API fails, by the first part of the query key. If a query
 * without a fallback fails, its error sets the status of the page.
 */
export const queryFallbacks: Readonly<Record<string, unknown>> = {
  services,
  "popular-cities": [],
  regions: regionSummaries,
};
