import type { LocationRow, StoredLocation } from "../location-row.ts";
import type { FactId } from "./fact-ids.ts";
import { factList } from "./fact-list.ts";
import { factRecord } from "./facts.ts";

/**
 * The facts that no page shows without a text. A page has the counts within five miles, and those
 * within other distances say the same of another circle.
 */
const beyondPages: ReadonlySet<FactId> = new Set([
  "class7.near.1",
  "class7.near.2",
  "vanStations.class5Within5Miles",
  "water.opposite",
  "island.stations",
  "island.class7",
  "island.noClass7",
]);

/** The fewest facts beyond its page that a text of a place can say. */
const fewestFacts = 3;

/**
 * Returns whether a text can say more about a location than its page: always for regions, counties
 * and core places, and for other places with at least three facts that their page does not show.
 */
export function isWorthAText(location: StoredLocation): boolean {
  if (location.kind !== "place" || location.row.isCore) return true;
  const facts = factList(factRecord(location)).filter(({ id }) => beyondPages.has(id));
  return facts.length >= fewestFacts;
}

/** Returns whether a stored location gets no text, as it was found when it was seeded. */
export const isLeftOut = ({ isWorthAText: isWorth }: Pick<LocationRow, "isWorthAText">): boolean =>
  isWorth === false;
