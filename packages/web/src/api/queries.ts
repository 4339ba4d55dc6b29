import { queryOptions } from "@tanstack/react-query";
import { popularCitySlugs } from "@vanfettle/contract/constants";
import { regions } from "@vanfettle/contract/regions";
import type { LocationSummary, RegionSummary } from "@vanfettle/contract/schemas";
import { services } from "@vanfettle/contract/services";
import { matchPage } from "@vanfettle/contract/paths";
import { loadLocation } from "../features/location/load-location.ts";
import type { Api } from "./client.ts";

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

/**
 * What pages read. `meta.builtIn` is what a page shows while it has no answer. `meta.fallback` stands in at the edge for an answer that did not come; a query without one decides
 * the status of its page.
 */
export function createQueries(api: Api) {
  return {
    services: queryOptions({
      queryKey: ["services"],
      queryFn: () => api.call("listServices"),
      meta: { fallback: services, builtIn: services },
    }),
    popularCities: queryOptions({
      queryKey: ["popular-cities"],
      queryFn: async () => popularCities(await api.call("listLocations")),
      meta: { fallback: [] },
    }),
    regions: queryOptions({
      queryKey: ["regions"],
      queryFn: () => api.call("listRegions"),
      meta: { fallback: builtInRegions },
    }),
    location: (path: string) =>
      queryOptions({ queryKey: ["location", locationKey(path)], queryFn: () => loadLocation(api, path) }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
