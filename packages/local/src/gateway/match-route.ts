import type { Route } from "../assembly/http-routes.ts";

export interface RouteMatch {
  route: Route;
  pathParameters: Record<string, string> | undefined;
}

const supported = /^(?!ANY )[A-Z]+ (?:\/(?:[\w.-]+|\{\w+\}))+$/;
const isParameter = (segment: string): boolean => segment.startsWith("{");

/**
 * Matches routes like an HTTP API, with literal segments before parameters. Throws for `$default`, ANY and greedy
 * parameters, which the templates do not use.
 */
export function routeMatcher(routes: readonly Route[]) {
  const compiled = routes
    .map((route) => {
      if (!supported.test(route.routeKey)) throw new Error(`The route ${route.routeKey} is not supported locally.`);
      const [method, path = ""] = route.routeKey.split(" ");
      const segments = path.split("/");
      return { route, method, segments, rank: segments.map((segment) => Number(isParameter(segment))).join("") };
    })
    .toSorted((a, b) => a.rank.localeCompare(b.rank));

  return (method: string, decodedPath: string): RouteMatch | undefined => {
    const requested = decodedPath.split("/");
    const found = compiled.find(
      (each) =>
        each.method === method &&
        each.segments.length === requested.length &&
        each.segments.every((segment, i) => (isParameter(segment) ? requested[i] !== "" : requested[i] === segment)),
    );
    const parameters = found?.segments.flatMap((segment, i) =>
      isParameter(segment) ? [[segment.slice(1, -1), requested[i]]] : [],
    );
    return found && { route: found.route, pathParameters: parameters?.[0] && Object.fromEntries(parameters) };
  };
}
