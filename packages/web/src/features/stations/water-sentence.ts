import type { LocationView } from "../location/location-view.ts";

/**
 * The islands without any station for vans. On other islands, such as Mull, a station may be more than five miles away
 * by road.
 */
const islandsWithoutStation: readonly string[] = ["the Isles of Scilly"];

/** Returns a distance note for a place without a road to its nearest station, or `null` elsewhere. */
export function waterSentence({ name, island, garageCount }: LocationView): string | null {
  if (!island) return null;
  return garageCount === 0 && islandsWithoutStation.includes(island)
    ? `${name} is on ${island}, and its nearest station is across the sea.`
    : `${name} is on ${island}, so a station may be across the water.`;
}
