import type { Zone } from "@vanfettle/vans/zones/zones";
import { areaFacts } from "./area-facts.ts";
import { dvaFacts } from "./dva-facts.ts";
import { away, class7Fact, miles, milesFact, onIsland, stationFact, type Fact } from "./fact.ts";
import type { FactRecord, VanStationFacts } from "./facts.ts";

/** Lists the facts of a place. The place London has the figures of its region. */
export function placeFacts(facts: FactRecord): Fact[] {
  const { vanStations } = facts;
  if (vanStations === null) return dvaFacts(facts);
  if (vanStations.withinMiles === null) return areaFacts(facts);
  return [
    ...(isDivided(facts) ? dividedFacts(facts, vanStations) : circleFacts(facts, vanStations)),
    ...distanceFacts(facts, vanStations),
    ...elsewhereFacts(facts),
    ...nextFacts(facts),
  ];
}

/** The stations within a straight-line distance of a place. */
interface Circle {
  radius: number;
  stations: number;
  class7: number;
}

/** Returns the circles around a place by radius. */
export function circlesOf({ around }: FactRecord, { count, class7 }: VanStationFacts): Circle[] {
  const five = { radius: 5, stations: count, class7 };
  if (around === null) return [five];
  const { within1Mile, within3Miles, within10Miles } = around;
  return [
    { radius: 1, ...within1Mile },
    { radius: 3, ...within3Miles },
    five,
    { radius: 10, ...within10Miles },
  ];
}

/** Returns whether a water divides the stations around a place, or may do so. */
export function isDivided({ island, opposite, around, vanStations }: FactRecord): boolean {
  if (island !== null || opposite !== null || around?.acrossWater === true) return true;
  if (vanStations === null) return false;
  // The distances leave out what is across a water, and the counts do not.
  const isCounted = (distance: number | null, stations: number) =>
    stations === 0 || (distance !== null && distance <= 5);
  const { count, class7, nearestMiles, nearestClass7Miles } = vanStations;
  return !isCounted(nearestMiles, count) || !isCounted(nearestClass7Miles, class7);
}

const within = (radius: number): string => `within ${miles(radius)}`;

function circleFacts(facts: FactRecord, figures: VanStationFacts): Fact[] {
  const circles = circlesOf(facts, figures);
  const counts = circles.flatMap(({ radius, stations, class7 }, i) => {
    const before = circles[i - 1];
    const shown = radius === 5 && ({ shown: true } as const);
    // A wider circle with the same stations says nothing more, except that there are no more.
    const isNew = before === undefined || before.stations !== stations || radius >= 5;
    const isLastWithout = class7 === 0 && circles[i + 1]?.class7 !== 0;
    const isNew7 = isLastWithout || (class7 > 0 && before?.class7 !== class7) || radius >= 5;
    return [
      ...(isNew ? [stationFact(`count${radius}`, stations, within(radius), { ...shown })] : []),
      ...(isNew7 ? [class7Fact(`seven${radius}`, class7, within(radius), { ...shown })] : []),
    ];
  });
  return [...counts, ...besideFacts(facts)];
}

/** Returns how many stations close to a town are nearer to another place, if these are many. */
function besideFacts({ around }: FactRecord): Fact[] {
  const beside = around?.beside;
  if (!beside) return [];
  const { name, stations, direction } = beside;
  if (name === undefined) {
    return [stationFact("beside", stations, `within 3 miles on the ${direction} side`)];
  }
  const scope = `within 3 miles that are nearer to ${name}`;
  const about = direction && `${name} lies to the ${direction}`;
  return [stationFact("beside", stations, scope, { names: [name], ...(about && { about }) })];
}

/** Beside a water, counts include both sides, so that circles say little. */
function dividedFacts(
  { island, islandStations, opposite }: FactRecord,
  { count, class7 }: VanStationFacts,
): Fact[] {
  const across = opposite
    ? [
        milesFact(
          "opposite",
          opposite.miles,
          `to ${opposite.name} in a straight line, across the water${toThe(opposite)}`,
          {
            names: [opposite.name],
          },
        ),
      ]
    : [];
  if (island === null) {
    const scope = "within 5 miles, counting both sides of the water";
    return [
      stationFact("count5", count, scope, { shown: true }),
      class7Fact("seven5", class7, scope, { shown: true }),
      ...across,
    ];
  }
  const { stations, class7: of7 } = islandStations ?? { stations: 0, class7: 0 };
  const names = [island.replace(/^the /, "")];
  return [
    stationFact("island", stations, onIsland(island), { names }),
    class7Fact("island7", of7, onIsland(island), { names }),
    ...across,
  ];
}

function distanceFacts(
  facts: FactRecord,
  { nearestMiles, nearestClass7Miles, tenthMiles, count }: VanStationFacts,
): Fact[] {
  const side = facts.island === null ? " on this side of the water" : ` ${onIsland(facts.island)}`;
  const where = isDivided(facts) ? side : "";
  const nearest = (id: string, value: number | null, what: string) =>
    value === null
      ? []
      : [milesFact(id, value, `to the nearest ${what}${where}`, { first: "nearest" })];
  return [
    ...nearest("near", nearestMiles, "MOT station"),
    ...nearest("near7", nearestClass7Miles, "class 7 station"),
    ...(tenthMiles !== null && count < 10 && tenthMiles > 5
      ? [{ id: "ten", says: `the nearest 10 MOT stations, within ${away(tenthMiles)}` }]
      : []),
  ];
}

/** Returns the nearest town with clearly more class 7 stations, within five miles of its centre. */
const elsewhereFacts = ({ elsewhere, zone }: FactRecord): Fact[] =>
  elsewhere.flatMap((town, i) => [
    class7Fact(`town${i + 1}`, town.class7, `within 5 miles of ${town.name}`, {
      names: [town.name],
    }),
    milesFact(`toTown${i + 1}`, town.miles, `to ${town.name}${toThe(town)}`, {
      names: [town.name],
      ...zoneOf(town, zone),
    }),
  ]);

/** Returns the stations in the first mile of the next towns, or of parts of a city. */
const nextFacts = ({ next, elsewhere, zone }: FactRecord): Fact[] =>
  next.flatMap((town, i) => {
    const { name, stations, class7, miles: distance } = town;
    if (elsewhere.some((other) => other.name === name)) return [];
    const names = [name];
    return [
      milesFact(`toNext${i + 1}`, distance, `to ${name}${toThe(town)}`, {
        names,
        ...zoneOf(town, zone),
      }),
      stationFact(`next${i + 1}`, stations, `within 1 mile of ${name}`, { names }),
      class7Fact(`nextSeven${i + 1}`, class7, `within 1 mile of ${name}`, { names }),
    ];
  });

/** Returns that another town has a zone, if the place itself has not. */
const zoneOf = ({ name, zone }: { name: string; zone?: string | undefined }, own: Zone | null) =>
  zone === undefined || own !== null
    ? {}
    : { about: `${name} is in or has the ${zone} zone for older vans` };

const toThe = ({ direction }: { direction?: string | undefined }): string =>
  direction === undefined ? "" : `, to the ${direction}`;
