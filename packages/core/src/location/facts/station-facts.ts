import { withCommas } from "@vanfettle/vans/format-number";
import { bothSides, onOtherSide, radiusOf, type CountsAround } from "./counts-around.ts";
import { away, capitalised, onIsland, slot, stationsForVans, thereAre, type Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/** Lists sentences about the stations around a place, whatever class they test. */
export function stationFacts(facts: FactRecord, counts: CountsAround): Fact[] {
  const sentences = [
    ["stations.choice", choiceSentence(facts, counts)],
    ["stations.count", countSentence(facts, counts)],
    ["stations.nearest", nearestSentence(counts)],
  ] as const;
  return sentences.flatMap(([id, says]) => (says === null ? [] : [slot(id, says)]));
}

/** Returns how the choice of stations grows with the distance. */
function choiceSentence({ island, islandStations }: FactRecord, counts: CountsAround) {
  if (island !== null) {
    return islandStations && islandSentence(island, islandStations.stations, counts);
  }
  if (counts.isDivided) return dividedSentence(counts);
  return growingSentence(counts) ?? fewSentence(counts);
}

function islandSentence(island: string, stations: number, { place, nearest }: CountsAround) {
  if (stations === 0) return `There is no MOT station for vans ${onIsland(island)}`;
  const which = { 1: "", 2: ", the nearer" }[stations] ?? ", the nearest";
  const far =
    nearest === null ? "" : `${which || ","} ${away(nearest)} from the centre of ${place}`;
  return `${capitalised(island)} has ${stationsForVans(stations)}${far}`;
}

function dividedSentence({ place, five, nearest, tenth, thisSide }: CountsAround): string | null {
  if (nearest === null) return null;
  const isBeyond = nearest > five.radius && five.stations > 0;
  if (isBeyond) {
    return `Without crossing the water, the nearest MOT station for vans is ${away(nearest)} from ${place}; ${onOtherSide(five.stations)}`;
  }
  const start = `The nearest MOT station for vans${thisSide} is ${away(nearest)} from the centre of ${place}`;
  if (tenth !== null && tenth <= five.radius) return `${start}, and 10 are within ${away(tenth)}`;
  return five.stations > 1
    ? `${start}, and there are ${withCommas(five.stations)} within 5 miles, ${bothSides}`
    : start;
}

function growingSentence({ place, one, circles }: CountsAround): string | null {
  if (!one || one.stations < 2) return null;
  const start = `There are ${withCommas(one.stations)} MOT stations for vans within 1 mile of the centre of ${place}`;
  const wider = circles.find(({ stations }) => stations > one.stations);
  return wider
    ? `${start} and ${withCommas(wider.stations)} within ${radiusOf(wider)}`
    : `${start} and no more within 10 miles`;
}

function fewSentence({ place, nearest, three, tenth, ten }: CountsAround): string | null {
  if (nearest === null) return null;
  const start = `The nearest MOT station for vans is ${away(nearest)} from the centre of ${place}`;
  if (three && three.stations > 1) {
    return `${start}, and there are ${withCommas(three.stations)} within 3 miles`;
  }
  if (tenth !== null) return `${start}, and 10 are within ${away(tenth)}`;
  if (!ten || ten.stations === 0) return start;
  return ten.stations === 1
    ? `${start}, and there is no other within 10 miles`
    : `${start}, and there are ${withCommas(ten.stations)} within 10 miles`;
}

/** Returns the number of stations near a place, as an answer has it. */
function countSentence({ island, islandStations }: FactRecord, counts: CountsAround) {
  if (island !== null) return islandStations && islandCount(counts.place, islandStations.stations);
  return countWithin(counts, "stations");
}

function islandCount(place: string, stations: number): string {
  if (stations === 0) return thereAre(0);
  const reach = `within reach of ${place} without a crossing`;
  if (stations === 1) return `${thereAre(1)}, ${reach}`;
  return `${thereAre(stations)}, ${stations === 2 ? "both" : "all"} ${reach}`;
}

/** Visitors do not choose among so many stations, so five miles are enough. */
const many = 100;

/** Returns the number of stations, or of class 7 stations, within five and ten miles of a place. */
export function countWithin(
  { place, five, ten, nearest, nearestClass7, isDivided }: CountsAround,
  of: "stations" | "class7",
): string {
  const near = five[of];
  const start = `${thereAre(near)} within 5 miles of ${place}`;
  if (isDivided) {
    const distance = of === "stations" ? nearest : nearestClass7;
    if (near > 1) return `${start}, ${bothSides}`;
    const isAcross = near === 1 && (distance === null || distance > five.radius);
    return isAcross ? `${start}, across the water` : start;
  }
  if (!ten) return start;
  const far = ten[of];
  if (near > 1 && far >= many) return start;
  if (far === near) {
    if (near === 0) return `${thereAre(0)} within 10 miles of ${place}`;
    return `${start} and no ${near === 1 ? "other" : "more"} within 10 miles`;
  }
  return near > 1
    ? `${start} and ${withCommas(far)} within 10 miles`
    : `${start}, and ${lowered(thereAre(far))} within 10 miles`;
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** Returns the distance to the nearest station, as an answer has it. */
function nearestSentence({ place, nearest, thisSide }: CountsAround): string | null {
  if (nearest === null) return null;
  return `It is ${away(nearest)} from the centre of ${place}${thisSide || " in a straight line"}`;
}
