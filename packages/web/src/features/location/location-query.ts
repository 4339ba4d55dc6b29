import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { matchPage } from "@vanfettle/contract/paths";
import { useApi } from "../../api/api-context.ts";
import type { Api } from "../../api/client.ts";
import { NearestStations } from "../station/lazy-nearest-stations.ts";
import { RegionMap } from "./lazy-region-map.ts";
import { loadLocation, type LoadedLocation } from "./load-location.ts";
import type { LocationView } from "./location-view.ts";

/**
 * Returns the cache key of a path. `/Van-MOT/Kent` and `/van-mot/kent/` are the same page and share
 * an entry.
 */
const locationKey = (path: string): string => {
  const match = matchPage(path);
  return match && "slug" in match ? [match.page, ...match.parents, match.slug].join("/") : path;
};

/**
 * Loads a location, and the code of the parts that its page shows, because a part that came later
 * would push what is below it, and the focus, off the screen. A part whose code fails here is
 * loaded again when it is rendered, which reports a failure.
 */
async function loadWithParts(api: Api, path: string): Promise<LoadedLocation> {
  const loaded = await loadLocation(api, path);
  const { counties, stations } = loaded.location;
  await Promise.allSettled([
    counties.length > 0 && RegionMap.prepare(),
    stations && NearestStations.prepare(),
  ]);
  return loaded;
}

/** Returns the query for the location at the path of its page. */
export const locationQuery = (api: Api, path: string) =>
  queryOptions({
    queryKey: ["location", locationKey(path)],
    queryFn: () => loadWithParts(api, path),
  });

/**
 * Returns the current page's location once its loader has read it; `undefined` on other pages. Does
 * not make a request.
 */
export function useLocationInContext(): LocationView | undefined {
  const { pathname } = useLocation();
  return useQuery({ ...locationQuery(useApi().api, pathname), enabled: false }).data?.location;
}
