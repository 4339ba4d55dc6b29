import { nameInSentence } from "@vanfettle/contract/location/location";
import { dvaFacts } from "./dva-facts.ts";
import { class7Fact, firstOf, miles, milesFact, type Fact, type First } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/** Returns "in Kent" or "on the Isle of Wight". */
const inArea = (name: string): string =>
  `${name.startsWith("Isle of ") ? "on" : "in"} ${nameInSentence(name)}`;
/**
 * Lists the facts of a county or region. A station counts for the place that is nearest to it, so
 * the number of an area says little about where to go: the numbers around its towns are facts.
 */
export const areaFacts = (facts: FactRecord): Fact[] =>
  facts.vanStations === null ? dvaFacts(facts) : [...choiceFacts(facts), ...withoutFacts(facts)];

type Town = FactRecord["towns"][number];
type Leader = ReturnType<typeof firstOf<Town>>;

/** Returns the names of a town's fact, and whether the town comes first or shares that place. */
function rankOf(town: Town, first: First, leader: Leader, amountOf: (town: Town) => number) {
  if (!leader || amountOf(town) !== amountOf(leader.item)) return { names: [town.name] };
  const tied = [leader.item.name, ...leader.tied].filter((name) => name !== town.name);
  return { first, names: [town.name, ...tied], ...(tied.length > 0 && { tied }) };
}

const mostTowns = 3;
const largestTowns = 4;

/**
 * Returns the class 7 stations within five miles of the largest towns, and of the towns of a county
 * with the most; in a region, these lie side by side in its largest city.
 */
function choiceFacts({ kind, towns: all }: FactRecord): Fact[] {
  const towns = all.filter(({ isDivided }) => !isDivided);
  const byClass7 = towns.toSorted((a, b) => b.class7 - a.class7);
  const bySize = towns.toSorted((a, b) => b.population - a.population);
  const chosen = new Set([
    ...(kind === "region" ? [] : byClass7.slice(0, mostTowns)),
    ...bySize.slice(0, largestTowns),
  ]);
  // Without the towns beside water, no town has "the most" of the area.
  const isWhole = towns.length === all.length && towns.length > 1;
  const class7Of = ({ class7 }: Town) => class7;
  const most = isWhole ? firstOf(towns, class7Of) : undefined;
  const list = [...chosen];
  return [
    ...list.map((town, i) =>
      class7Fact(
        `town${i + 1}`,
        town.class7,
        `within 5 miles of ${town.name}`,
        rankOf(town, "most", most, class7Of),
      ),
    ),
    ...list.flatMap((town, i) => (town.class7 < few ? elsewhereFact(`next${i + 1}`, town) : [])),
  ];
}

/** A town with fewer class 7 stations may need the next one. */
const few = 10;

/** Returns the class 7 stations of the next town with clearly more. */
function elsewhereFact(id: string, { name, elsewhere }: Town): Fact[] {
  if (elsewhere === undefined) return [];
  const { name: other, miles: distance, direction, class7 } = elsewhere;
  const way = `${miles(distance)} ${direction === undefined ? "" : `${direction} `}of ${name}`;
  return [class7Fact(id, class7, `within 5 miles of ${other}, ${way}`, { names: [name, other] })];
}

/** Below this number of towns, their count says little. */
const fewestTowns = 3;
const ownMiles = 5;
const namedTowns = 5;

/** Returns how many towns have a class 7 station close by, and the towns that have none. */
function withoutFacts({ name, distinctName, region, towns }: FactRecord): Fact[] {
  if (towns.length < fewestTowns) return [];
  const without = towns.filter(({ nearestClass7Miles }) => nearestClass7Miles > ownMiles);
  const has = towns.length - without.length;
  const noun = region === "London" ? "boroughs" : "towns";
  const area = inArea(distinctName ?? name);
  const figure = without.length === 0 ? `all ${has}` : `${has || "none"} of the ${towns.length}`;
  const far = without.toSorted(
    (a, b) =>
      Number(a.isDivided) - Number(b.isDivided) || b.nearestClass7Miles - a.nearestClass7Miles,
  );
  const milesOf = ({ nearestClass7Miles }: Town) => nearestClass7Miles;
  // Beside a water the nearest may be on the other side, which this distance leaves out.
  const isWhole = far.every(({ isDivided }) => !isDivided);
  const furthest = isWhole ? firstOf(far, milesOf) : undefined;
  const named = far.slice(0, namedTowns);
  return [
    {
      id: "towns",
      says: `${figure} ${noun} ${area}`,
      figure,
      about: `${noun} with a class 7 station within ${ownMiles} miles of the centre`,
    },
    { id: "townMiles", says: miles(ownMiles), about: `the distance that "towns" is about` },
    ...named.map((town, i) =>
      milesFact(
        `far${i + 1}`,
        town.nearestClass7Miles,
        `from ${town.name} to the nearest class 7 station${town.isDivided ? " on its side of the water" : ""}`,
        rankOf(town, "furthest", furthest, milesOf),
      ),
    ),
    ...named.flatMap((town, i) => elsewhereFact(`beyond${i + 1}`, town)),
  ];
}
