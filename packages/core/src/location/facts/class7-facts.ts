import { withCommas } from "@vanfettle/vans/format-number";
import {
  bothSides,
  onOtherSide,
  radiusOf,
  type Circle,
  type CountsAround,
} from "./counts-around.ts";
import type { FactId } from "./fact-ids.ts";
import { away, capitalised, slot, type Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";
import { countWithin } from "./station-facts.ts";

type Near = FactRecord["class7Near"][number];

/** Lists the facts on class 7 in a place's figures, as phrases and as sentences. */
export function class7Facts(facts: FactRecord, counts: CountsAround): Fact[] {
  const { island, class7Near } = facts;
  const contrast = counts.isDivided ? null : contrastSentence(facts, counts);
  const sentences = [
    ["class7.share", shareClause(counts)],
    ["class7.count", island === null ? countWithin(counts, "class7") : null],
    ["class7.contrast", contrast],
    ["class7.where", contrast === null ? whereSentence(facts, counts) : null],
    ["class7.around", counts.isDivided ? null : aroundSentence(counts)],
  ] as const;
  const near = class7Near.flatMap(({ name }) => name ?? []);
  return [
    ...class7Near.flatMap((station, i): Fact[] =>
      station.name === null
        ? []
        : [slot(i === 0 ? "class7.near.1" : "class7.near.2", nearWords(station), [station.name])],
    ),
    ...sentences.flatMap(([id, says]) =>
      says === null ? [] : [slot(id, says, naming.has(id) ? near : [])],
    ),
  ];
}

/** The sentences that name the places near which class 7 is tested. */
const naming: ReadonlySet<FactId> = new Set(["class7.contrast", "class7.where"]);

const nearWords = (near: Near): string => `${away(near.miles)} away${nameOf(near)}`;

/** Returns where a station is: ", near Gourock, across the water", or nothing. */
function nameOf(near: Near | undefined): string {
  if (near === undefined) return "";
  const place = near.name === null ? "" : `, near ${near.name}`;
  return `${place}${near.acrossWater ? ", across the water" : ""}`;
}

/** Returns how many of the stations within five miles test class 7, within a sentence. */
function shareClause({ five, nearestClass7, isDivided }: CountsAround): string | null {
  if (isDivided || five.class7 === 0 || five.stations < 2 || nearestClass7 === null) return null;
  const far = away(nearestClass7);
  if (five.class7 === five.stations) {
    return `all ${withCommas(five.stations)} MOT stations within 5 miles test class 7 vans; the nearest is ${far} away`;
  }
  const start = `of the ${withCommas(five.stations)} MOT stations within 5 miles`;
  if (five.class7 === 1) return `${start}, 1 tests class 7 vans; it is ${far} away`;
  const which = five.class7 === 2 ? "the nearer" : "the nearest of those";
  return `${start}, ${withCommas(five.class7)} test class 7 vans; ${which} is ${far} away`;
}

/** The nearest class 7 station is so much further away than the nearest station. */
const contrastOf = { times: 2, miles: 0.5 };

function contrastSentence(facts: FactRecord, counts: CountsAround): string | null {
  const { place, nearest, nearestClass7 } = counts;
  if (nearest === null || nearestClass7 === null || noneWithin(counts)) return null;
  const isFar =
    nearestClass7 >= nearest * contrastOf.times && nearestClass7 - nearest >= contrastOf.miles;
  if (!isFar) return null;
  const first = firstOf(facts, counts);
  return `The nearest MOT station for vans is ${away(nearest)} from the centre of ${place}; the nearest for class 7 is ${away(nearestClass7)} away${nameOf(first)}${afterNearest(facts, counts)}`;
}

/** The two distances may be rounded from positions of different lists. */
const sameMiles = 0.15;

/** Returns the place of the nearest class 7 station, if that is known. */
function firstOf({ class7Near: [first] }: FactRecord, { nearestClass7 }: CountsAround) {
  if (!first || nearestClass7 === null) return undefined;
  return Math.abs(first.miles - nearestClass7) < sameMiles ? first : undefined;
}

/**
 * Returns the words after the nearest station: where the next station is, or how many there are.
 */
function afterNearest(facts: FactRecord, counts: CountsAround, another = ", and another"): string {
  const { circles, three, five } = counts;
  const second = firstOf(facts, counts) && facts.class7Near[1];
  const next = second && second.name !== null ? nearWords(second) : null;
  const pair = circles.findLast(
    ({ radius, class7 }) => radius > 1 && class7 === 2 && second && second.miles < radius,
  );
  if (next && pair) {
    const also = second?.miles === counts.nearestClass7 ? "also " : "";
    return `. The only other class 7 station within ${radiusOf(pair)} is ${also}${next}`;
  }
  const several = circles.find(
    ({ radius, class7 }) => class7 > 1 && radius > Math.max(1, counts.nearestClass7 ?? 0),
  );
  const others =
    several && `within ${radiusOf(several)}, ${withCommas(several.class7)} stations test class 7`;
  if (others && several === three) {
    return three.class7 === five.class7
      ? `. ${three.class7 === 2 ? "Both" : `All ${three.class7}`} class 7 stations within 5 miles are within 3 miles`
      : `. ${capitalised(others)}`;
  }
  const onlyWithin = [five, three].find((circle) => circle && hasOnlyNearest(circle, counts));
  // The number within five and ten miles is in an answer, so where the next one is comes first.
  if (!onlyWithin) {
    if (next) return `${another} is ${next}`;
    return others ? `. ${capitalised(others)}` : "";
  }
  const only = `. It is the only class 7 station within ${radiusOf(onlyWithin)}`;
  if (several === five) return `${only}, but there are ${withCommas(five.class7)} within 5 miles`;
  return next ? `${only}; another is ${next}` : only;
}

const hasOnlyNearest = ({ radius, class7 }: Circle, { nearestClass7 }: CountsAround): boolean =>
  class7 === 1 && nearestClass7 !== null && nearestClass7 < radius;

/**
 * Returns the widest circle that has stations and none for class 7. A distance that rounds to its
 * radius would seem to contradict it.
 */
const noneWithin = ({ circles, nearestClass7 }: CountsAround) =>
  circles.findLast(
    ({ radius, stations, class7 }) => stations > 1 && class7 === 0 && radius !== nearestClass7,
  );

/** Returns where the nearest class 7 stations are. */
function whereSentence(facts: FactRecord, counts: CountsAround): string | null {
  if (facts.island !== null) return islandSentence(facts, facts.island, counts);
  if (counts.isDivided) return dividedSentence(facts, counts);
  return withoutSentence(facts, counts) ?? nearestSentence(facts, counts);
}

function withoutSentence(facts: FactRecord, counts: CountsAround): string | null {
  const none = noneWithin(counts);
  if (!none) return null;
  const { place, nearestClass7 } = counts;
  const stations =
    none.stations === 2
      ? "Neither of the two MOT stations"
      : `None of the ${withCommas(none.stations)} MOT stations`;
  const from = none.radius === 1 ? `the centre of ${place}` : place;
  const start = `${stations} within ${radiusOf(none)} of ${from} tests class 7 vans`;
  if (nearestClass7 === null) return start;
  const nearest = `The nearest that does is ${away(nearestClass7)} away${nameOf(firstOf(facts, counts))}`;
  return `${start}. ${nearest}${afterNearest(facts, counts)}`;
}

function nearestSentence(facts: FactRecord, counts: CountsAround): string | null {
  const { place, nearestClass7, isNearestForClass7 } = counts;
  if (nearestClass7 === null) return null;
  const where = nameOf(firstOf(facts, counts));
  const far = `${away(nearestClass7)} from the centre of ${place}`;
  return isNearestForClass7
    ? `The nearest MOT station for vans is ${far}, and so is the nearest for class 7${where}${afterNearest(facts, counts, ". Another")}`
    : `The nearest class 7 station is ${far}${where}${afterNearest(facts, counts)}`;
}

function islandSentence(
  { islandStations, class7Near }: FactRecord,
  island: string,
  { place, nearestClass7 }: CountsAround,
): string | null {
  if (islandStations === null) return null;
  const { stations, class7 } = islandStations;
  if (class7 > 0) {
    const near = class7Near.find(({ acrossWater }) => !acrossWater);
    const miles = nearestClass7 ?? near?.miles;
    const far =
      miles === undefined ? "" : ` ${away(miles)} from the centre of ${place}${nameOf(near)}`;
    const which = class7 > 1 && far ? ", the nearest" : far && ",";
    return `Class 7 vans from ${place} need not leave ${island}: ${testing(stations, class7)}${which}${far}`;
  }
  const across = class7Near.find(({ acrossWater }) => acrossWater);
  const where = across
    ? `is ${across.name === null ? "" : `near ${across.name}, `}${away(across.miles)} across the water`
    : null;
  if (stations === 0) {
    const nearest = where === null ? "" : `, and the nearest for class 7 ${where}`;
    return `All vans from ${place} have to leave ${island} for the test: there is no MOT station${nearest}`;
  }
  const nearest = where === null ? "" : `, and the nearest that does ${where}`;
  return `Class 7 vans from ${place} have to leave ${island} for the test: ${notTesting(stations)}${nearest}`;
}

function testing(stations: number, class7: number): string {
  if (class7 === 1) return "1 MOT station there tests them";
  if (class7 < stations) return `${withCommas(class7)} MOT stations there test them`;
  return class7 === 2
    ? "both MOT stations there test them"
    : `all ${withCommas(class7)} MOT stations there test them`;
}

function notTesting(stations: number): string {
  if (stations === 1) return "the MOT station there does not test them";
  return stations === 2
    ? "neither MOT station there tests them"
    : `none of the ${withCommas(stations)} MOT stations there tests them`;
}

/** Beside a water, describes the stations on either side, instead of the nearest. */
function dividedSentence(
  { class7Near }: FactRecord,
  { place, five, nearestClass7 }: CountsAround,
): string | null {
  const [first, second] = class7Near.toSorted((a, b) => a.miles - b.miles);
  const isBeyond = nearestClass7 !== null && nearestClass7 > five.radius && five.class7 > 0;
  if (isBeyond && !first?.acrossWater) {
    return `Without crossing the water, the nearest class 7 station is ${away(nearestClass7)} from ${place}${nameOf(first)}; ${onOtherSide(five.class7)}`;
  }
  const none = `There is no class 7 station within 5 miles of ${place}, ${bothSides}`;
  const start = five.class7 === 0 ? `${none}; there is one` : "For class 7 there is a station";
  if (!first) {
    if (nearestClass7 === null) return five.class7 === 0 ? none : null;
    const others =
      five.class7 > 1
        ? `, and there are ${withCommas(five.class7)} within 5 miles`
        : ", the only one within 5 miles";
    return `${start} ${away(nearestClass7)} from the centre of ${place} in a straight line${others}, ${bothSides}`;
  }
  const from = five.class7 === 0 ? "away" : `from the centre of ${place}`;
  const there = first.name === null ? "" : `near ${first.name}, `;
  const isAllAcross = first.acrossWater && second?.acrossWater === true && second.name !== null;
  const across = (near: Near) => (near.acrossWater && !isAllAcross ? ", across the water" : "");
  const another =
    second && second.name !== null
      ? `, and another near ${second.name}, ${away(second.miles)} away${across(second)}`
      : "";
  const ending = isAllAcross ? ", both across the water" : "";
  return `${start} ${there}${away(first.miles)} ${from} in a straight line${across(first)}${another}${ending}`;
}

/** Returns how many of the stations in the centre test class 7. */
function aroundSentence({ place, one }: CountsAround): string | null {
  if (!one || one.class7 < 2) return null;
  const which =
    one.class7 === one.stations
      ? `all ${one.stations} MOT stations`
      : `${one.class7} of the ${one.stations} MOT stations`;
  return `Within 1 mile of the centre of ${place}, ${which} test class 7 vans`;
}
