import { sums } from "./area-facts.ts";
import { class7Facts } from "./class7-facts.ts";
import { class5Around, countsAround, type CountsAround } from "./counts-around.ts";
import { districtFacts } from "./district-facts.ts";
import { dvaFacts } from "./dva-facts.ts";
import {
  away,
  class7Stations,
  miles,
  named,
  namesakeFact,
  onIsland,
  slot,
  slots,
  vanStations,
  worded,
  type Fact,
} from "./fact.ts";
import { spellingsOf, type FactRecord } from "./facts.ts";
import { stationFacts } from "./station-facts.ts";

/** The kind of a place other than a city or a town, where the kind is certain. */
const kindsInWords: Partial<Record<string, string>> = {
  "london-borough": "borough",
  "london-district": "district",
};

export const placeFacts = (facts: FactRecord): Fact[] => [
  ...whereFacts(facts),
  ...slots(["nearby.1", "nearby.2", "nearby.3"], facts.suggested, (place) => ({
    says: `${place.name} (${miles(place.miles)})`,
    names: [place.name],
  })),
  ...waterFacts(facts),
  ...countedFacts(facts),
  ...dvaFacts(facts),
];

function whereFacts(facts: FactRecord): Fact[] {
  const { name, county, region, centre, populationBand, distinctName } = facts;
  // The City of London is listed with the boroughs, but it is not one.
  const kind =
    populationBand ??
    kindsInWords[name === "City of London" ? "london-district" : facts.type] ??
    "place";
  return [
    worded("place.kind", `${name} is a ${kind}`, [kind.split(" ").at(-1) ?? kind]),
    ...(county === null ? [] : [named("place.county", `it is in ${county}`, spellingsOf(county))]),
    named("place.region", `it is in the region ${region}`, spellingsOf(region)),
    ...(centre === null ? [] : [named("place.centre", `it is part of ${centre}`, [centre])]),
    ...namesakeFact(distinctName),
  ];
}

function waterFacts({ island, opposite }: FactRecord): Fact[] {
  const across = opposite
    ? [
        slot(
          "water.opposite",
          `${opposite.name} (${miles(opposite.miles)} in a straight line, across the water)`,
          [opposite.name],
        ),
      ]
    : [];
  if (island === null) return across;
  const says = `it is on ${island}, to which no road leads`;
  return [named("place.island", says, [island.replace(/^the /, "")]), ...across];
}

/** The place London has the sums of its region. */
function countedFacts(facts: FactRecord): Fact[] {
  const { vanStations: figures } = facts;
  if (figures === null) return [];
  if (figures.withinMiles === null) return sums(facts);
  const counts = countsAround(facts, figures);
  const districts = districtFacts(facts);
  const class7 = class7Facts(facts, counts);
  // An answer would repeat the sentence on class 7, which a text with districts does not have.
  const isNearestSaid =
    districts.length === 0 &&
    (class7.some(({ id }) => id === "class7.contrast") ||
      (!counts.isDivided && counts.isNearestForClass7));
  return [
    ...withinFiveMiles(counts),
    ...nearestFact("vanStations.nearestMiles", counts),
    ...class7Distance(counts),
    ...islandFacts(facts),
    ...districts,
    ...stationFacts(facts, counts).filter(({ id }) => id !== "stations.nearest" || !isNearestSaid),
    ...class7,
    ...class5Facts(facts),
  ];
}

function withinFiveMiles({ five, isDivided }: CountsAround): Fact[] {
  const mayCross = (which: string) => (isDivided ? ` (${which} may be across the water)` : "");
  const factOf = (id: "Within5Miles" | "Class7Within5Miles", value: number, counted: string) => {
    if (value === 0) return slot(`vanStations.no${id}`, counted);
    if (value === 1) return slot(`vanStations.one${id}`, `${counted}${mayCross("it")}`);
    const several =
      id === "Within5Miles" ? "vanStations.within5Miles" : "vanStations.class7Within5Miles";
    return slot(several, `${counted}${mayCross("some")}`);
  };
  const stations = five.stations === 0 ? "no van MOT station" : vanStations(five.stations);
  return [
    factOf("Within5Miles", five.stations, `${stations} within 5 miles`),
    factOf("Class7Within5Miles", five.class7, `${class7Stations(five.class7)} within 5 miles`),
  ];
}

/** Returns the distance to the nearest station, which leaves out those across a water. */
function nearestFact(
  id: "vanStations.nearestMiles" | "vanStations.nearestClass7Miles",
  { nearest, nearestClass7, thisSide }: CountsAround,
): Fact[] {
  const isAny = id === "vanStations.nearestMiles";
  const miles = isAny ? nearest : nearestClass7;
  if (miles === null) return [];
  const what = isAny ? "MOT station for vans" : "class 7 station";
  return [slot(id, `the nearest ${what}${thisSide} is ${away(miles)} away`)];
}

/** Returns the distance to the nearest class 7 station, if it is not that of the nearest station. */
const class7Distance = (counts: CountsAround): Fact[] =>
  counts.isNearestForClass7 ? [] : nearestFact("vanStations.nearestClass7Miles", counts);

const islandFacts = ({ island, islandStations }: FactRecord): Fact[] =>
  island !== null && islandStations !== null && islandStations.stations > 1
    ? [slot("vanStations.onIsland", `${vanStations(islandStations.stations)} ${onIsland(island)}`)]
    : [];

function class5Facts(facts: FactRecord): Fact[] {
  const stations = class5Around(facts);
  const says = `${stations} stations for larger minibuses (class 5) within 5 miles`;
  return stations > 1 ? [slot("vanStations.class5Within5Miles", says)] : [];
}
