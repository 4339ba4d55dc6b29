import { counted, withCommas } from "@vanfettle/contract/format-number";
import type { NearStations } from "@vanfettle/contract/station-schemas";
import { class7Sentence, stationsSentence } from "@vanfettle/contract/station-sentences";

/** Returns by what the postcode was placed, if not by itself, and how far off the distances may be. */
export function placingSentence({ postcode, placed }: NearStations): string | null {
  const roughly = "Distances are from its centre, so they may be a mile or two off.";
  if (placed === "outcode") return `${postcode} is placed by the area its first half names. ${roughly}`;
  if (placed === "sector") return `${postcode} is placed by the few streets around it. ${roughly}`;
  return null;
}

/** Returns how many stations of the list are around the postcode, or null if there is no list. */
export function countSentence({ within5Miles, within10Miles, class: vanClass }: NearStations): string | null {
  if (within5Miles === null || within10Miles === null) return null;
  const vans = vanClass === null ? "vans" : `class ${vanClass} vans`;
  const verb = within5Miles === 1 ? "tests" : "test";
  return `${counted(within5Miles, "station", "stations")} within 5 miles ${verb} ${vans}, ${withCommas(within10Miles)} within 10 miles.`;
}

/** The figures of a place are those of its surroundings up to here. */
const countedMiles = 5;

/** Returns what is known of the stations around the nearest place, where no list names them. */
export function figureSentences({ figures, places, island }: NearStations): string[] {
  if (!figures) return [];
  const [nearest] = places;
  const isFar = nearest && nearest.miles > countedMiles;
  const location = { ...figures, type: "place", region: nearest?.region ?? "", island };
  const sentences = [stationsSentence(location), class7Sentence(location)].filter((sentence) => sentence !== null);
  return isFar
    ? [`The nearest place we count for is ${Math.round(nearest.miles)} miles away.`, ...sentences]
    : sentences;
}

/** Returns what distances mean on an island, or null elsewhere. */
export const acrossTheWaterSentence = ({ island }: Pick<NearStations, "island">): string | null =>
  island && `This is on ${island}. Distances are in a straight line, so a station may be across the sea.`;
