import type { Queries, Question } from "../api/queries.ts";
import type { ScreenName } from "./screens.ts";

/** What each screen reads. The edge waits for all of it; the browser only starts it, and the screen says it is loading. */
export function pageQueries(queries: Queries, screen: ScreenName, path: string): Question<unknown>[] {
  switch (screen) {
    case "home":
    case "vanServicing":
      return [queries.services, queries.popularCities];
    case "servicingLocation":
    case "motLocation":
      return [queries.location(path), queries.services];
    case "motLanding":
      return [queries.regions];
    case "brakeRepairs":
    case "oilChanges":
    case "vanDiagnostics":
      return [queries.services];
    default:
      return [];
  }
}
