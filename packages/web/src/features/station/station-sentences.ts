import { isAreaType, nameInSentence } from "@vanfettle/contract/location/location";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import type { StationFigures } from "@vanfettle/contract/station/station-list";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";

const milesAway = (miles: number): string => `${miles} ${miles === 1 ? "mile" : "miles"} away`;

/**
 * Returns a sentence with the number of stations that test vans, or with the distance of the
 * nearest if the count is 0. Returns null in Northern Ireland, where garages do not test vans.
 */
export function stationsSentence(location: StationFigures): string | null {
  const { type, region, garageCount, nearestStationMiles } = location;
  if (isNorthernIreland(region)) return null;
  const name = nameInSentence(location.name);
  const where = isAreaType(type) ? `in and around ${name}` : `within 5 miles of ${name}`;
  if (garageCount > 0) {
    const stations = pluralise(garageCount, "MOT test station");
    return `${stations} listed by DVSA ${garageCount === 1 ? "tests" : "test"} vans ${where}.`;
  }
  const none = `DVSA lists no MOT stations for vans ${where}.`;
  return nearestStationMiles === null
    ? none
    : `${none} The nearest is ${milesAway(nearestStationMiles)}.`;
}

/**
 * Returns a sentence with the number of counted stations that test class 7, or with the nearest if
 * the count is 0.
 */
export function class7Sentence(location: StationFigures): string | null {
  const { region, garageCount, class7Count, nearestClass7Miles } = location;
  if (isNorthernIreland(region)) return null;
  const nearest =
    nearestClass7Miles === null
      ? ""
      : `The nearest that tests class 7 vans is ${milesAway(nearestClass7Miles)}.`;
  if (garageCount === 0) return nearest || null;
  if (garageCount === 1) {
    return class7Count === 1
      ? "It tests class 7 vans too."
      : `It does not test class 7. ${nearest}`.trim();
  }
  if (class7Count === 0) return `None of them tests class 7. ${nearest}`.trim();
  if (class7Count === 1) return "1 of them tests class 7 vans.";
  return `${class7Count === garageCount ? "All" : withCommas(class7Count)} of them test class 7 vans.`;
}

/**
 * Returns the figures for a page's description, such as `63 MOT test stations listed by DVSA within
 * 5 miles, 16 for class 7`. Returns null in Northern Ireland and where the nearest station is
 * unknown.
 */
export function stationsInShort(location: StationFigures): string | null {
  const { type, region, garageCount, class7Count, nearestStationMiles } = location;
  if (isNorthernIreland(region)) return null;
  if (garageCount === 0) {
    return nearestStationMiles === null
      ? null
      : `nearest MOT test station listed by DVSA ${milesAway(nearestStationMiles)}`;
  }
  const stations = pluralise(garageCount, "MOT test station");
  const class7 = class7Count === 0 ? "none" : withCommas(class7Count);
  return `${stations} listed by DVSA ${isAreaType(type) ? "here" : "within 5 miles"}, ${class7} for class 7`;
}

/**
 * Returns the sentences about a location's stations for its pages; a sentence without figures is
 * null.
 */
export const stationSentences = (location: StationFigures) => ({
  stations: stationsSentence(location),
  class7: class7Sentence(location),
});

/** Returns a note on the order of listed stations if any is across the water, or `null`. */
export const acrossWaterNote = (
  stations: readonly { acrossWater?: boolean | undefined }[],
): string | null =>
  stations.some(({ acrossWater }) => acrossWater)
    ? "Stations across the water come last, the shortest way round first: the road to them is much longer, or there is only a ferry."
    : null;

/**
 * The islands without any station for vans. On others, such as Mull, a station may be over five
 * miles away by road.
 */
const islandsWithoutStation: readonly string[] = ["the Isles of Scilly"];

/**
 * Returns a distance note for a place without a road to its nearest station, or `null` elsewhere.
 */
export function waterSentence({ name, island, garageCount }: StationFigures): string | null {
  if (!island) return null;
  return garageCount === 0 && islandsWithoutStation.includes(island)
    ? `${name} is on ${island}, and its nearest station is across the sea.`
    : `${name} is on ${island}, so a station may be across the water.`;
}

/**
 * The digit groups by prefix: London and other 02 areas, cities and special rates, and the rest.
 */
const groupings: [pattern: RegExp, groups: string][] = [
  [/^(02\d)(\d{4})(\d+)$/, "$1 $2 $3"],
  [/^(011\d|01\d1|0[389]\d\d)(\d{3})(\d+)$/, "$1 $2 $3"],
  [/^(0\d{4})(\d+)$/, "$1 $2"],
];

/**
 * Formats a telephone number in the usual British form: `020 7946 0018`, `0161 496 0018`, `01632
 * 960018`.
 */
export function phoneText(digits: string): string {
  const [pattern, groups] = groupings.find(([each]) => each.test(digits)) ?? [];
  return pattern && groups ? digits.replace(pattern, groups) : digits;
}
