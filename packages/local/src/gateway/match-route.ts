import type { Route } from "../assembly/http-routes.ts";

export interface RouteMatch {
  route: Route;
  pathParameters: Record<string, string> | undefined;
}

export type MatchRoute = (method: string, decodedPath: string) => RouteMatch | undefined;

interface CompiledRoute {
  route: Route;
  method: string;
  segments: string[];
  /** The sort key: literal segments before parameters, parameters before a greedy parameter. */
  rank: string;
}

/** Matches routes like an HTTP API: the most specific path first, a method before ANY, and `$default` last. */
export function routeMatcher(routes: Route[]): MatchRoute {
  const compiled = routes
    .filter(({ routeKey }) => routeKey !== "$default")
    .map((route): CompiledRoute => {
      const [method = "", path = "/"] = route.routeKey.split(" ");
      const segments = path.split("/").slice(1);
      return { route, method, segments, rank: segments.map(rankOf).join("") + (method === "ANY" ? "1" : "0") };
    })
    .sort((a, b) => a.rank.localeCompare(b.rank));
  const fallback = routes.find(({ routeKey }) => routeKey === "$default");

  return (method, decodedPath) => {
    const requested = decodedPath.split("/").slice(1);
    for (const { route, method: routeMethod, segments } of compiled) {
      if (routeMethod !== method && routeMethod !== "ANY") continue;
      const parameters = matchSegments(segments, requested);
      if (parameters) return { route, pathParameters: Object.keys(parameters).length > 0 ? parameters : undefined };
    }
    return fallback && { route: fallback, pathParameters: undefined };
  };
}

function rankOf(segment: string): string {
  if (!segment.startsWith("{")) return "0";
  return segment.endsWith("+}") ? "2" : "1";
}

/** Returns the path parameters, or undefined if the path does not match. */
function matchSegments(segments: string[], requested: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = requested[index];
    if (value === undefined) return undefined;
    if (!segment.startsWith("{")) {
      if (segment !== value) return undefined;
    } else if (segment.endsWith("+}")) {
      parameters[segment.slice(1, -2)] = requested.slice(index).join("/");
      return parameters;
    } else if (value === "") {
      return undefined;
    } else {
      parameters[segment.slice(1, -1)] = value;
    }
  }
  return requested.length === segments.length ? parameters : undefined;
}
