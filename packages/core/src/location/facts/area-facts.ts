import { dvaCentreTowns } from "@vanfettle/vans/law/law-northern-ireland";
import {
  class7Stations,
  miles,
  named,
  slot,
  slots,
  vanStations,
  withArticle,
  worded,
  type Fact,
} from "./fact.ts";
import { spellingsOf, type FactRecord } from "./facts.ts";

/** Below this number of towns, a count of them says little. */
const fewestTowns = 3;

/** Lists the facts of a county or region. */
export const areaFacts = (facts: FactRecord): Fact[] => [
  ...namesakeFact(facts.distinctName),
  ...regionOfCounty(facts),
  ...slots(["area.stations.1", "area.stations.2"], facts.largestTowns, ({ name, stations }) => ({
    says: `${name} (${vanStations(stations)})`,
    names: [name],
  })),
  ...slots(["area.class7.1", "area.class7.2"], facts.class7Places, ({ name, count }) => ({
    says: `${name} (${class7Stations(count)})`,
    names: [name],
  })),
  ...townFacts(facts),
  ...countyFacts(facts),
  ...sums(facts),
  ...centreFacts(facts),
];

function centreFacts({ name, testCentres }: FactRecord): Fact[] {
  if (testCentres.length === 0) return [];
  const all = dvaCentreTowns.length;
  const count =
    testCentres.length === all
      ? `all ${all} test centres of the DVA`
      : `${testCentres.length} of the DVA's ${all} test centres`;
  return [
    named(
      "dva.inArea",
      `the test centres of the DVA in ${name} are in ${listed(testCentres)}`,
      testCentres.map((centre) => centre.name),
    ),
    slot("dva.count", count),
  ];
}

const listed = (places: readonly { name: string }[]): string =>
  new Intl.ListFormat("en-GB").format(places.map(({ name }) => name));

/** Lists the unique name of a location that shares its name. */
export function namesakeFact(distinctName: string | null): Fact[] {
  if (distinctName === null) return [];
  const says = `another location has the same name; this one is ${distinctName}`;
  return [{ ...worded("place.namesakes", says, ["same name"]), names: [distinctName] }];
}

/** "Greater London is in London" would say nothing. */
const regionOfCounty = ({ kind, name, region }: FactRecord): Fact[] =>
  kind === "county" && !name.includes(region)
    ? [named("area.region", `it is in the region ${region}`, spellingsOf(region))]
    : [];

function townFacts({ towns }: FactRecord): Fact[] {
  if (towns === null) return [];
  const { total, withClass7, without } = towns;
  const towns7 =
    total >= fewestTowns && withClass7 > 1
      ? [slot("county.towns", `${withClass7 === total ? "all" : withClass7} of its ${total} towns`)]
      : [];
  return [
    ...towns7,
    ...slots(["county.without.1", "county.without.2"], without, (town) => ({
      says: `${town.name} (${miles(town.miles)} to the nearest, near ${town.near})`,
      names: [town.name, town.near],
    })),
  ];
}

/** Lists the counties of a region with the most stations, and the one with the fewest. */
function countyFacts({ counties }: FactRecord): Fact[] {
  const [first, second, ...others] = counties;
  const last = others.at(-1);
  if (!first || !second || !last) return [];
  return slots(
    ["region.county.1", "region.county.2", "region.county.last"],
    [first, second, last],
    ({ name, stations, class7 }) => ({
      says: `${withArticle(name)} (${vanStations(stations)}, ${class7} for class 7)`,
      names: [name],
    }),
  );
}

/** Lists the sums of an area's stations. */
export function sums({ name, vanStations: figures }: FactRecord): Fact[] {
  if (figures === null) return [];
  const where = `in and around ${withArticle(name)}`;
  const { count, class7 } = figures;
  return [
    ...(count > 0 ? [slot("vanStations.inArea", `${vanStations(count)} ${where}`)] : []),
    ...(class7 > 0 ? [slot("vanStations.class7InArea", `${class7Stations(class7)} ${where}`)] : []),
  ];
}
