import { matchRoutes, type RouteObject } from "react-router";

/** Loads the lazy pages of a location. Throws if one cannot be loaded. */
export async function loadMatchedPages(
  routes: RouteObject[],
  location: { pathname: string } | string,
): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === "function") {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }
  }
}
