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
  /** Sorts a full match before parameters, and those before a greedy one. */
  rank: string;
}

/** The route an HTTP API would choose: the most specific path first, a named method before ANY, `$default` last. */
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
    const asked = decodedPath.split("/").slice(1);
    for (const { route, method: taken, segments } of compiled) {
      if (taken !== method && taken !== "ANY") continue;
      const found = parametersIn(segments, asked);
      if (found) return { route, pathParameters: Object.keys(found).length > 0 ? found : undefined };
    }
    return fallback && { route: fallback, pathParameters: undefined };
  };
}

function rankOf(segment: string): string {
  if (!segment.startsWith("{")) return "0";
  return segment.endsWith("+}") ? "2" : "1";
}

function parametersIn(segments: string[], asked: string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = asked[index];
    if (value === undefined) return undefined;
    if (!segment.startsWith("{")) {
      if (segment !== value) return undefined;
    } else if (segment.endsWith("+}")) {
      found[segment.slice(1, -2)] = asked.slice(index).join("/");
      return found;
    } else if (value === "") {
      return undefined;
    } else {
      found[segment.slice(1, -1)] = value;
    }
  }
  return asked.length === segments.length ? found : undefined;
}
