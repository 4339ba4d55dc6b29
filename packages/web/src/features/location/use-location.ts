import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { useApi } from "../../api/api-context.ts";
import type { LocationView } from "../../api/location-view.ts";

/**
 * Returns the location that the current page is about once it is loaded; undefined on every other page. It only reads
 * the cache: the page's loader starts the request.
 */
export function useLocationInContext(): LocationView | undefined {
  const { pathname } = useLocation();
  return useQuery({ ...useApi().queries.location(pathname), enabled: false }).data?.location;
}
