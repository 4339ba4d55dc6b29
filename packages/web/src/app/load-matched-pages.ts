import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";

/** Loads the lazy layouts and pages of a location. Throws if one cannot be loaded. */
export async function loadMatchedPages(
  routes: RouteObject[],
  location: { pathname: string } | string,
): Promise<void> {
  const load = async ({ route }: RouteMatch<string>): Promise<void> => {
    if (typeof route.lazy !== "function") return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  };
  await Promise.all((matchRoutes(routes, location) ?? []).map(load));
}
