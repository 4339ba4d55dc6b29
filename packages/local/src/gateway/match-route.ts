import type { Route } from "../assembly/http-routes.ts";

export interface RouteMatch {
  route: Route;
  pathParameters: Record<string, string> | undefined;
}

const supported = /^(?!ANY )[A-Z]+ (?:\/(?:[\w.-]+|\{\w+\}))+$/;

/** Matches routes like an HTTP API, literal segments first. Throws for `$default`, ANY and greedy parameters. */
export function routeMatcher(routes: readonly Route[]) {
  const compiled = routes
    .map((route) => {
      if (!supported.test(route.routeKey)) throw new Error(`The route ${route.routeKey} is not supported locally.`);
      const [method, path = ""] = route.routeKey.split(" ");
      const pattern = new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
      const rank = path.replaceAll(/\/(\{?)[^/]+/g, (_, isParameter: string) => (isParameter ? "1" : "0"));
      return { route, method, pattern, rank };
    })
    .toSorted((a, b) => a.rank.localeCompare(b.rank));
  return (method: string, decodedPath: string): RouteMatch | undefined => {
    const found = compiled.find((each) => each.method === method && each.pattern.test(decodedPath));
    return found && { route: found.route, pathParameters: found.pattern.exec(decodedPath)?.groups };
  };
}
