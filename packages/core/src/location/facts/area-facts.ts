import { withCommas } from "@vanfettle/vans/format-number";
import { dvaFacts } from "./dva-facts.ts";
import type { FactId } from "./fact-ids.ts";
import {
  capitalised,
  miles,
  named,
  nameInSentence,
  namesakeFact,
  slot,
  stationsForVans,
  thereAre,
  vanStations,
  type Fact,
} from "./fact.ts";
import { spellingsOf, type FactRecord } from "./facts.ts";

export const areaFacts = (facts: FactRecord): Fact[] => [
  ...namesakeFact(facts.distinctName),
  ...regionOfCounty(facts),
  ...sums(facts),
  ...dvaFacts(facts),
];

/** "Greater London is in London" would say nothing. */
const regionOfCounty = ({ kind, name, region }: FactRecord): Fact[] =>
  kind === "county" && !name.includes(region)
    ? [named("area.region", `it is in the region ${region}`, spellingsOf(region))]
    : [];

/** Returns "in Kent" or "on the Isle of Wight". */
const inArea = (name: string): string =>
  `${name.startsWith("Isle of ") ? "on" : "in"} ${nameInSentence(name)}`;
/** Returns "in and around Kent": a station counts for the place that is nearest to it. */
const around = (name: string): string =>
  name.startsWith("Isle of ") ? inArea(name) : `in and around ${nameInSentence(name)}`;

type Sentence = { says: string; names?: string[] };

/** Lists the stations of an area, and of its towns and counties. */
export function sums(facts: FactRecord): Fact[] {
  const { name, vanStations: figures } = facts;
  if (figures === null || figures.count === 0) return [];
  const { count, class7 } = figures;
  const share = shareClause(name, count, class7);
  const sentences: [FactId, Sentence | null][] = [
    [
      "stations.choice",
      choiceSentence(facts) ?? {
        says: `There ${count === 1 ? "is" : "are"} ${stationsForVans(count)} ${around(name)}`,
      },
    ],
    ["stations.count", { says: `${thereAre(count)} ${around(name)}` }],
    ["class7.count", { says: `${thereAre(class7)} ${around(name)}` }],
    ["class7.share", share === null ? null : { says: share }],
    ["class7.around", share === null ? null : { says: capitalised(share) }],
    ["class7.towns", townsSentence(facts)],
    ["class7.counties", countiesSentence(facts, class7)],
    ["class7.most", mostClause(facts)],
  ];
  return [
    slot("vanStations.inArea", `${vanStations(count)} ${around(name)}`),
    ...sentences.flatMap(([id, sentence]) =>
      sentence === null ? [] : [slot(id, sentence.says, sentence.names)],
    ),
  ];
}

function choiceSentence({ name, largestTowns, counties }: FactRecord): Sentence | null {
  const [town, nextTown] = largestTowns;
  if (town && nextTown) {
    return { says: townsInOrder(name, town, nextTown), names: [town.name, nextTown.name] };
  }
  const [most] = counties;
  const fewest = counties.at(-1);
  if (!most || !fewest || counties.length < fewestCounties) return null;
  const says = `By county, the number of MOT stations for vans ${inArea(name)} runs from ${withCommas(most.stations)} in ${nameInSentence(most.name)} to ${withCommas(fewest.stations)} in ${nameInSentence(fewest.name)}`;
  return { says, names: [most, fewest].flatMap((county) => spellingsOf(county.name)) };
}

type Counted = FactRecord["counties"][number];

const townsInOrder = (name: string, first: Counted, second: Counted): string =>
  first.stations === second.stations
    ? `${capitalised(inArea(name))}, ${first.name} and ${second.name} have the most MOT stations for vans, ${first.stations} each`
    : `${capitalised(inArea(name))}, ${first.name} has the most MOT stations for vans (${first.stations}), followed by ${second.name} (${second.stations})`;

/** Below this number of counties, the first and the last say little. */
const fewestCounties = 3;

function shareClause(name: string, count: number, class7: number): string | null {
  if (count < 2) return null;
  const start = `of the ${withCommas(count)} MOT stations for vans ${around(name)}`;
  if (class7 === 0) return `${start}, none tests class 7 vans`;
  return `${start}, ${withCommas(class7)} ${class7 === 1 ? "tests" : "test"} class 7 vans`;
}

/** Below this number of towns, their count says little. */
const fewestTowns = 3;

function townsSentence({ name, towns }: FactRecord): Sentence | null {
  if (towns === null || towns.total < fewestTowns) return null;
  const { total, withClass7, without } = towns;
  const others = total - withClass7;
  if (others === 0) {
    return { says: `All ${total} towns ${inArea(name)} have a class 7 station of their own` };
  }
  const says = `Of the ${total} towns ${inArea(name)}, ${haveClass7(withClass7)}${furthest(others, without)}`;
  return { says, names: without.flatMap((town) => [town.name, town.near]) };
}

function haveClass7(towns: number): string {
  if (towns > 1) return `${towns} have a class 7 station of their own`;
  return `${towns === 0 ? "none" : "1"} has a class 7 station of its own`;
}

type TownWithout = NonNullable<FactRecord["towns"]>["without"][number];

/** Returns the towns that are furthest from a class 7 station. */
function furthest(others: number, [first, second]: readonly TownWithout[]): string {
  if (!first) return "";
  if (others === 1) {
    return `; the other, ${first.name}, is ${miles(first.miles)} from the nearest, near ${first.near}`;
  }
  if (others === 2 && second) {
    return `; the other two are ${first.name}, ${miles(first.miles)} from one, near ${first.near}, and ${second.name}, ${miles(second.miles)}, near ${second.near}`;
  }
  const then = second
    ? `, then ${second.name}, at ${miles(second.miles)} (near ${second.near})`
    : "";
  return `; of the other ${others}, ${first.name} is ${others === 2 ? "further" : "furthest"} from one, at ${miles(first.miles)} (near ${first.near})${then}`;
}

/** Returns the two counties of a region with the most class 7 stations. */
function countiesSentence({ name, counties }: FactRecord, class7: number): Sentence | null {
  if (counties.length < fewestCounties) return null;
  const [first, second] = counties.toSorted((a, b) => b.class7 - a.class7);
  if (!first || !second || second.class7 === 0) return null;
  const stations = `of the ${withCommas(class7)} class 7 stations ${around(name)}`;
  const [firstName, secondName] = [nameInSentence(first.name), nameInSentence(second.name)];
  const names = [first, second].flatMap((county) => spellingsOf(county.name));
  const says =
    first.class7 + second.class7 > class7 / 2
      ? `More than half ${stations} are in ${firstName} (${withCommas(first.class7)}) and ${secondName} (${withCommas(second.class7)})`
      : `${capitalised(stations)}, ${withCommas(first.class7)} are in ${firstName} and ${withCommas(second.class7)} in ${secondName}`;
  return { says, names };
}

/** Returns the two towns with the most class 7 stations, within a sentence. */
function mostClause({ class7Places: [first, second] }: FactRecord): Sentence | null {
  if (!first) return null;
  if (!second) return { says: `${first.name} has ${withCommas(first.count)}`, names: [first.name] };
  const names = [first.name, second.name];
  const says =
    first.count === second.count
      ? `${first.name} and ${second.name} have ${withCommas(first.count)} each`
      : `${first.name} has ${withCommas(first.count)} and ${second.name} ${withCommas(second.count)}`;
  return { says, names };
}
