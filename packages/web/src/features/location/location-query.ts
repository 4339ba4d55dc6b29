import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { matchPage } from "@vanfettle/contract/paths";
import { useApi } from "../../api/api-context.ts";
import type { Api } from "../../api/client.ts";
import { loadLocation } from "./load-location.ts";
import type { LocationView } from "./location-view.ts";

/**
 * Returns the cache key of a path. `/Van-MOT/Kent` and `/van-mot/kent/` are the same page and share
 * an entry.
 */
const locationKey = (path: string): string => {
  const match = matchPage(path);
  return match && "slug" in match ? [match.page, ...match.parents, match.slug].join("/") : path;
};

/** Returns the query for the location at the path of its page. */
export const locationQuery = (api: Api, path: string) =>
  queryOptions({
    queryKey: ["location", locationKey(path)],
    queryFn: () => loadLocation(api, path),
  });

/**
 * Returns the current page's location once its loader has read it; `undefined` on other pages. Does
 * not make a request.
 */
export function useLocationInContext(): LocationView | undefined {
  const { pathname } = useLocation();
  return useQuery({ ...locationQuery(useApi().api, pathname), enabled: false }).data?.location;
}
