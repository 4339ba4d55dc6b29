import { nameInSentence } from "@vanfettle/contract/location/location";
import { dvaFacts } from "./dva-facts.ts";
import { class7Fact, firstOf, milesFact, shareWords, type Fact } from "./fact.ts";
import type { FactRecord } from "./facts.ts";

/** Returns "in Kent" or "on the Isle of Wight". */
const inArea = (name: string): string =>
  `${name.startsWith("Isle of ") ? "on" : "in"} ${nameInSentence(name)}`;
/** Returns "in and around Kent": a station counts for the place that is nearest to it. */
const around = (name: string): string =>
  name.startsWith("Isle of ") ? inArea(name) : `in and around ${nameInSentence(name)}`;

/**
 * Lists the facts of a county or region. A station counts for the place that is nearest to it, so
 * the number of an area says little about where to go: its share is a fact, and the numbers around
 * its towns.
 */
export function areaFacts(facts: FactRecord): Fact[] {
  const { vanStations } = facts;
  if (vanStations === null) return dvaFacts(facts);
  const { count, class7 } = vanStations;
  if (count === 0) return [];
  const words = shareWords(class7, count);
  const share: Fact = {
    id: "share7",
    says: `${words} ${around(facts.distinctName ?? facts.name)}`,
    figure: words.replace(" MOT stations", ""),
    about: "those that test class 7",
    shown: true,
  };
  return [share, ...choiceFacts(facts), ...withoutFacts(facts)];
}

const mostTowns = 3;
const largestTowns = 4;

/** Returns the class 7 stations within five miles of the towns with the most, and of the largest. */
function choiceFacts(facts: FactRecord): Fact[] {
  const towns = facts.towns.filter(({ isDivided }) => !isDivided);
  const byClass7 = towns.toSorted((a, b) => b.class7 - a.class7);
  const bySize = towns.toSorted((a, b) => b.population - a.population);
  const chosen = new Set([...byClass7.slice(0, mostTowns), ...bySize.slice(0, largestTowns)]);
  // Without the towns beside water, no town has "the most" of the area.
  const isWhole = towns.length === facts.towns.length && towns.length > 1;
  const most = isWhole ? firstOf(towns, ({ class7 }) => class7) : undefined;
  return [...chosen].map((town, i) => {
    const isFirst = town.class7 === most?.item.class7;
    const tied = isFirst ? [most.item.name, ...most.tied].filter((name) => name !== town.name) : [];
    return class7Fact(`town${i + 1}`, town.class7, `within 5 miles of ${town.name}`, {
      names: [town.name, ...tied],
      ...(isFirst && { first: "most" }),
      ...(tied.length > 0 && { tied }),
    });
  });
}

/** Below this number of towns, their count says little. */
const fewestTowns = 3;
const ownMiles = 3;
const namedTowns = 3;

/** Returns how many towns have a class 7 station close by, and the towns that have none. */
function withoutFacts({ name, distinctName, region, towns }: FactRecord): Fact[] {
  if (towns.length < fewestTowns) return [];
  const far = towns
    .filter(({ nearestClass7Miles }) => nearestClass7Miles > ownMiles)
    .toSorted((a, b) => b.nearestClass7Miles - a.nearestClass7Miles);
  const has = towns.length - far.length;
  const noun = region === "London" ? "boroughs" : "towns";
  const area = inArea(distinctName ?? name);
  const says =
    far.length === 0
      ? `all ${towns.length} ${noun} ${area}`
      : `${has === 0 ? "none" : has} of the ${towns.length} ${noun} ${area}`;
  const furthest = firstOf(far, ({ nearestClass7Miles }) => nearestClass7Miles);
  return [
    {
      id: "towns",
      says,
      figure: says.replace(` ${noun} ${area}`, ""),
      about: `${noun} with a class 7 station within ${ownMiles} miles of the centre`,
    },
    ...far.slice(0, namedTowns).map((town, i) => {
      const side = town.isDivided ? " on this side of the water" : "";
      const isFirst = town.nearestClass7Miles === furthest?.item.nearestClass7Miles;
      const tied = isFirst
        ? [furthest.item.name, ...furthest.tied].filter((other) => other !== town.name)
        : [];
      return milesFact(
        `far${i + 1}`,
        town.nearestClass7Miles,
        `from ${town.name} to the nearest class 7 station${side}`,
        {
          names: [town.name, ...tied],
          ...(isFirst && { first: "furthest" }),
          ...(tied.length > 0 && { tied }),
        },
      );
    }),
  ];
}
