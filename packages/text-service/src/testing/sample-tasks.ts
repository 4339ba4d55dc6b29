import type { Fact, WritingTask } from "../writer/task.ts";

const beginnings =
  "Ash Beck Cold Dun East Fern Gold Hazel Kirk Long Mill North Oak Pen Stan Thorn West".split(" ");
const endings =
  "bourne bridge by combe den field ford ham hurst ley mere minster ness ton well wick".split(" ");

/** The 272 fictitious place names. */
const sampleNames: readonly string[] = endings.flatMap((ending) =>
  beginnings.map((start) => start + ending),
);
const nameOf = (number: number): string => sampleNames[number % sampleNames.length] ?? "Ashford";

/** Builds a fact without names and words, unless they are given. */
export const fact = (id: string, says: string, changes: Partial<Fact> = {}): Fact => ({
  id,
  says,
  slot: false,
  names: [],
  words: [],
  ...changes,
});
const slot = (id: string, says: string, ...names: string[]): Fact =>
  fact(id, says, { slot: true, names });
const named = (id: string, says: string, ...names: string[]): Fact => fact(id, says, { names });

/**
 * Builds the task of a place in a fictitious county. The number determines its name, neighbours,
 * counts and size.
 */
export function buildPlaceTask(number: number): WritingTask {
  const name = nameOf(number);
  const count = 2 + ((number * 7) % 180);
  return {
    task: "write-location-text",
    location: { kind: "place", name, county: "Midshire", region: "East Midlands" },
    facts: [
      fact("place.kind", `${name} is a small town`, { words: ["town"] }),
      named("place.county", "it is in Midshire", "Midshire"),
      named("place.region", "it is in the region East Midlands", "East Midlands"),
      slot("vanStations.within5Miles", `${count} van MOT stations within 5 miles`),
      slot("vanStations.nearestMiles", "the nearest MOT station for vans is 0.4 miles away"),
      slot("vanStations.nearestClass7Miles", "the nearest class 7 station is 2.3 miles away"),
      slot(
        "stations.choice",
        `There are ${count} MOT stations for vans within 1 mile of the centre of ${name} and 214 within 3 miles`,
      ),
      slot("stations.count", `There are ${count + 300} within 5 miles of ${name}`),
      slot("stations.nearest", `It is 0.4 miles from the centre of ${name} in a straight line`),
      slot(
        "class7.share",
        `of the ${count} MOT stations within 5 miles, 7 test class 7 vans; the nearest of those is 2.3 miles away`,
      ),
      slot("class7.count", `There are 7 within 5 miles of ${name} and 57 within 10 miles`),
      slot(
        "class7.contrast",
        `The nearest MOT station is 0.4 miles from the centre of ${name}, but the nearest that tests class 7 vans is 2.3 miles away`,
      ),
    ],
    attempt: 1,
  };
}

export function buildNorthernIrelandTask(number: number): WritingTask {
  const task = buildPlaceTask(number);
  const { name } = task.location;
  return {
    ...task,
    location: { ...task.location, county: "County Midland", region: "Northern Ireland" },
    facts: [
      ...withoutFacts(task, /^(?:vanStations|stations|class7)\.|^place\.(?:county|region)/).facts,
      named("place.county", "it is in County Midland", "County Midland"),
      named("place.region", "it is in the region Northern Ireland", "Northern Ireland"),
      named(
        "mot.byDva",
        "MOT tests are done at the test centres of the DVA, not by garages",
        "DVA",
      ),
      named("dva.none", `the DVA has no test centre in ${name}`, name),
      slot(
        "dva.nearest",
        `The DVA test centres nearest to ${name} are in ${nameOf(number + 1)}, 0.9 miles away, and ${nameOf(number + 16)}, 7.8 miles away`,
        nameOf(number + 1),
        nameOf(number + 16),
      ),
    ],
  };
}

export const buildCountyTask = (name: string): WritingTask => ({
  task: "write-location-text",
  location: { kind: "county", name, county: null, region: "East Midlands" },
  facts: [
    named("area.region", "it is in the region East Midlands", "East Midlands"),
    slot("vanStations.inArea", `1,302 van MOT stations in and around ${name}`),
    slot(
      "stations.choice",
      `In ${name}, Fernby has the most MOT stations for vans (61), followed by Ashton (54)`,
      "Fernby",
      "Ashton",
    ),
    slot("stations.count", `There are 1,302 in and around ${name}`),
    slot("class7.count", `There are 341 in and around ${name}`),
    slot(
      "class7.share",
      `of the 1,302 MOT stations for vans in and around ${name}, 341 test class 7 vans`,
    ),
    slot(
      "class7.around",
      `Of the 1,302 MOT stations for vans in and around ${name}, 341 test class 7 vans`,
    ),
    slot(
      "class7.towns",
      `Of the 25 towns in ${name}, 23 have a class 7 station of their own; of the other two, Coldwell is furthest from one`,
      "Coldwell",
    ),
    slot("class7.most", "Fernby has 12 and Becking 9", "Fernby", "Becking"),
  ],
  attempt: 1,
});

/** Returns the task without the facts that have matching ids. */
export const withoutFacts = (task: WritingTask, ids: RegExp): WritingTask => ({
  ...task,
  facts: task.facts.filter(({ id }) => !ids.test(id)),
});

/** Returns the task with further facts. */
export const withFacts = (task: WritingTask, facts: readonly Fact[]): WritingTask => ({
  ...task,
  facts: [...task.facts, ...facts],
});
