import { areaFacts } from "./area-facts.ts";
import { dvaFacts } from "./dva-facts.ts";
import {
  away,
  class7Fact,
  miles,
  milesFact,
  onIsland,
  shareWords,
  stationFact,
  type Fact,
} from "./fact.ts";
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
    const isNew7 = before === undefined || before.class7 !== class7 || radius >= 5;
    return [
      ...(isNew ? [stationFact(`count${radius}`, stations, within(radius), { ...shown })] : []),
      ...(isNew7 ? [class7Fact(`seven${radius}`, class7, within(radius), { ...shown })] : []),
    ];
  });
  return [...counts, ...shareFacts(circles), ...besideFacts(facts)];
}

/** Returns how many stations close to a town are nearer to another town, if these are many. */
function besideFacts({ around }: FactRecord): Fact[] {
  const beside = around?.beside;
  if (!beside) return [];
  const scope = `within 3 miles that are nearer to ${beside.name}`;
  return [stationFact("beside", beside.stations, scope, { names: [beside.name] })];
}

/** Returns the share of the stations that test class 7: in the centre, and within five miles. */
function shareFacts(circles: readonly Circle[]): Fact[] {
  const five = circles.find(({ radius, stations }) => radius === 5 && stations > 1);
  const near = circles.findLast(
    ({ radius, stations, class7 }) =>
      radius < 5 && stations > 1 && (class7 === 0 || class7 === stations),
  );
  return [near, five]
    .filter((circle) => circle !== undefined)
    .map(({ radius, stations, class7 }) => ({
      id: `share${radius}`,
      says: `${shareWords(class7, stations)} ${within(radius)}`,
      figure: shareWords(class7, stations).replace(" MOT stations", ""),
      about: "those that test class 7",
      ...(radius === 5 && { shown: true as const }),
    }));
}

/** Beside a water, counts include both sides, so that shares and circles say little. */
function dividedFacts(
  { island, islandStations, opposite }: FactRecord,
  { count, class7 }: VanStationFacts,
): Fact[] {
  const across = opposite
    ? [
        milesFact(
          "opposite",
          opposite.miles,
          `to ${opposite.name} in a straight line, across the water`,
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
const elsewhereFacts = ({ elsewhere }: FactRecord): Fact[] =>
  elsewhere.flatMap(({ name, miles: distance, class7 }, i) => [
    class7Fact(`town${i + 1}`, class7, `within 5 miles of ${name}`, { names: [name] }),
    milesFact(`toTown${i + 1}`, distance, `to ${name}`, { names: [name] }),
  ]);
