import { countedMiles, milesText } from "@vanfettle/contract/geo/distance";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import type { FoundStations } from "./near-stations-query.ts";
import { acrossWaterNote, class7Sentence, stationsSentence } from "./station-sentences.ts";

/**
 * The distances in miles within which 50% and 90% of postcodes lie from the centre of their sector
 * or outcode, for postcodes geocoded by it. Measured on Code-Point Open 2025.4.
 */
export const precisionMiles = {
  sector: { half: 0.46, most: 1.93 },
  outcode: { half: 0.94, most: 3.37 },
} as const;

/**
 * Returns the area whose centre represents a postcode: its sector (`LA9 4`) or its outcode (`LA9`).
 */
export function centredArea(postcode: string, placed: "sector" | "outcode"): string {
  const [outcode = "", rest = ""] = postcode.split(" ");
  return placed === "sector" ? `${outcode} ${rest.charAt(0)}` : outcode;
}

/** The sentence on a postcode of which only the beginning could be used. */
export const notFull = (unfinished: string): string => `${unfinished} is not a full postcode.`;

/** Returns the note on the error of an approximate location; `null` for an exact location. */
export function precisionSentence({ postcode, placed, unfinished }: FoundStations): string | null {
  if (placed !== "sector" && placed !== "outcode") return null;
  const area = centredArea(postcode, placed);
  const off = milesText(precisionMiles[placed].most);
  const from = `Distances are from the middle of ${area}, so they may be up to ${off} off, or more for 1 postcode in 10.`;
  if (unfinished) return `${notFull(unfinished)} ${from}`;
  return area === postcode ? from : `We cannot place ${postcode} itself. ${from}`;
}

/** Returns the number of listed stations around the postcode, or `null` without a list. */
export function countSentence({
  within5Miles,
  within10Miles,
  class: vanClass,
  list,
}: NearStations): string | null {
  if (within5Miles === null || within10Miles === null) return null;
  const station = list?.sample ? "sample station" : "station";
  const vans = vanClass === null ? "vans" : `class ${vanClass} vans`;
  if (within10Miles === 0) return `No ${station} within 10 miles tests ${vans}.`;
  const further = `${withCommas(within10Miles)} within 10 miles`;
  if (within5Miles === 0) {
    const verb = within10Miles === 1 ? "does" : "do";
    return `No ${station} within 5 miles tests ${vans}, ${further} ${verb}.`;
  }
  const verb = within5Miles === 1 ? "tests" : "test";
  return `${pluralise(within5Miles, station)} within 5 miles ${verb} ${vans}, ${further}.`;
}

/** Returns the totals for the nearest place, for postcodes without a list of stations. */
export function figureSentences({ figures, places, island }: NearStations): string[] {
  if (!figures) return [];
  const [nearest] = places;
  // A place's totals include its surroundings up to this distance.
  const isFar = nearest && nearest.miles > countedMiles.near;
  const location = { ...figures, type: "place", region: nearest?.region ?? "", island };
  const sentences = [stationsSentence(location), class7Sentence(location)].filter(
    (sentence) => sentence !== null,
  );
  return isFar
    ? [`The nearest place we count for is ${milesText(nearest.miles)} away.`, ...sentences]
    : sentences;
}

/**
 * Returns a note on stations across the water: on the listed ones, or without a list on an island.
 * Returns `null` if there are none.
 */
export function acrossTheWaterSentence({
  list,
  stations,
  island,
}: Pick<NearStations, "list" | "stations" | "island">): string | null {
  if (list) return acrossWaterNote(stations);
  return (
    island &&
    `This is on ${island}. Distances are in a straight line, so a station may be across the sea.`
  );
}
