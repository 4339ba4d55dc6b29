import type { StoredLocation } from "../location-row.ts";
import type { FactId } from "./fact-ids.ts";
import { factList } from "./fact-list.ts";
import { factRecord } from "./facts.ts";

/** The facts that a page shows without a text: in its path, its list of stations or its links. */
const shownOnPages: ReadonlySet<FactId> = new Set([
  "place.kind",
  "place.county",
  "place.region",
  "place.centre",
  "place.namesakes",
  "place.island",
  "nearby.1",
  "nearby.2",
  "nearby.3",
  "vanStations.within5Miles",
  "vanStations.oneWithin5Miles",
  "vanStations.noWithin5Miles",
  "vanStations.class7Within5Miles",
  "vanStations.oneClass7Within5Miles",
  "vanStations.noClass7Within5Miles",
  "vanStations.nearestMiles",
  "vanStations.nearestClass7Miles",
  "vanStations.tenthMiles",
  "mot.byDva",
]);

/** The fewest facts beyond its page that a text of a place can say. */
const fewestFacts = 3;

/**
 * Returns whether a text can say more about a location than its page: always for regions, counties
 * and core places, and for other places with at least three facts that their page does not show.
 */
export function isWorthAText(location: StoredLocation): boolean {
  if (location.kind !== "place" || location.row.isCore) return true;
  const beyondPage = factList(factRecord(location)).filter(({ id }) => !shownOnPages.has(id));
  return beyondPage.length >= fewestFacts;
}
