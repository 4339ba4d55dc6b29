import { matchRoutes, type RouteObject } from "react-router";

/**
 * Loads the lazy modules of the routes that match a location and puts them into the route table. To be called before
 * hydration, which would otherwise render nothing where the edge has rendered the page.
 */
export async function loadMatchedPages(routes: RouteObject[], location: { pathname: string } | string): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}
