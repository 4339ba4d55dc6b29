import { type StoredLocation, parsePageLists } from "../../location/location-row.ts";
import { adviceSlots } from "../advice/advice-slots.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { factSlots, miles } from "../../location/facts/fact-list.ts";
import { factRecord, type FactRecord } from "../../location/facts/facts.ts";

/** Returns the words that replace each slot of a new text: figures of facts, and sentences of the library. */
export const slotValues = (facts: FactRecord): Map<string, string> =>
  new Map([...adviceSlots(facts), ...factSlots(facts)]);

/**
 * Returns the words that replace each slot of any stored text of a location. Texts before 23 November 2026 have slots of
 * facts that new texts do not state; they are shown until the location is written again.
 */
export function readingValues(location: StoredLocation): Map<string, string> {
  const { row } = location;
  const { nearby, places, counties } = parsePageLists(row);
  const placeCount =
    location.kind === "region" ? counties.reduce((sum, each) => sum + each.place_count, 0) : places.length;
  const [nearest] = nearby;
  return new Map([
    ...(row.population ? [["place.population", pluralise(row.population, "person", "people")] as const] : []),
    ...(nearest ? [["nearby.nearest", `${nearest.name}, ${miles(nearest.miles)} away`] as const] : []),
    ...nearby.map((place) => [`nearby.${place.slug}`, `${place.name} (${miles(place.miles)})`] as const),
    ["area.places", pluralise(placeCount, "place")] as const,
    ["area.countyCount", `${counties.length} counties`] as const,
    ["vanStations.source", `the DVSA list of ${row.garageCountYear}`] as const,
    ...slotValues(factRecord(location)),
  ]);
}
