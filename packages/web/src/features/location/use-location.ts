import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useApi } from "../../api/api-context.ts";
import { locationQuery } from "./location-query.ts";
import type { LocationView } from "./location-view.ts";

/**
 * Returns the current page's location once it is loaded; `undefined` on other pages. Only reads the cache: the page's
 * loader starts the request.
 */
export function useLocationInContext(): LocationView | undefined {
  const { pathname } = useLocation();
  return useQuery({ ...locationQuery(useApi().api, pathname), enabled: false }).data?.location;
}
