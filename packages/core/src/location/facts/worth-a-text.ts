import type { LocationRow, StoredLocation } from "../location-row.ts";
import { class5Around } from "./counts-around.ts";
import { factRecord, type FactRecord } from "./facts.ts";

/**
 * Returns the number of facts that no page shows without a text: the places near which class 7 is
 * tested, class 5, the other side of a water, and what there is on an island. A page has the counts
 * within five miles, and those within other distances say the same of another circle.
 */
function countBeyondPage(facts: FactRecord): number {
  const { class7Near, opposite, islandStations } = facts;
  const named = class7Near.filter(({ name }) => name !== null).length;
  const class5 = class5Around(facts) > 1 ? 1 : 0;
  const onIsland = islandStations !== null && islandStations.stations > 0 ? 2 : 0;
  return named + class5 + (opposite === null ? 0 : 1) + onIsland;
}

/** The fewest facts beyond its page that a text of a place can say. */
const fewestFacts = 3;

/**
 * Returns whether a text can say more about a location than its page: always for regions, counties
 * and core places, and for other places with at least three facts that their page does not show.
 */
export function isWorthAText(location: StoredLocation): boolean {
  if (location.kind !== "place" || location.row.isCore) return true;
  return countBeyondPage(factRecord(location)) >= fewestFacts;
}

/** Returns whether a stored location does not get a text, which its seeding decides. */
export const isLeftOut = ({ isWorthAText: isWorth }: Pick<LocationRow, "isWorthAText">): boolean =>
  isWorth === false;
