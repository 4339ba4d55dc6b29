import { matchRoutes, type RouteObject } from "react-router";

/**
 * Loads the lazy modules of the routes that match a location into the route table. Call it before hydration, which
 * would otherwise replace the edge's page with an empty one.
 */
export async function loadMatchedPages(routes: RouteObject[], location: { pathname: string } | string): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
