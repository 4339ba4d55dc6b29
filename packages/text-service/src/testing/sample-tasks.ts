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
      slot("nearby.1", `${nameOf(number + 1)} (0.9 miles)`, nameOf(number + 1)),
      slot("nearby.2", `${nameOf(number + 16)} (1.8 miles)`, nameOf(number + 16)),
      slot("vanStations.nearestMiles", "0.4 miles to the nearest van MOT station"),
      slot("vanStations.nearestClass7Miles", "2.3 miles to the nearest class 7 station"),
      slot("vanStations.within5Miles", `${count} van MOT stations within 5 miles`),
      slot(
        "vanStations.class7Within5Miles",
        `${Math.floor(count / 4) + 2} class 7 stations within 5 miles`,
      ),
    ],
    attempt: 1,
  };
}

/** Builds the task of a place in Northern Ireland. */
export function buildNorthernIrelandTask(number: number): WritingTask {
  const task = buildPlaceTask(number);
  return {
    ...task,
    location: { ...task.location, county: "County Midland", region: "Northern Ireland" },
    facts: [
      ...withoutFacts(task, /^vanStations\.|^nearby\.|^place\.(?:county|region)/).facts,
      named("place.county", "it is in County Midland", "County Midland"),
      named(
        "mot.byDva",
        "MOT tests are done at the test centres of the DVA, not by garages",
        "DVA",
      ),
    ],
  };
}

/** Builds the task of a county. */
export const buildCountyTask = (name: string): WritingTask => ({
  task: "write-location-text",
  location: { kind: "county", name, county: null, region: "East Midlands" },
  facts: [
    named("area.region", "it is in the region East Midlands", "East Midlands"),
    slot("area.class7.1", "Fernby (12 class 7 stations within 5 miles)", "Fernby"),
    slot("vanStations.inArea", `1,302 van MOT stations in and around ${name}`),
    slot("vanStations.class7InArea", `341 class 7 stations in and around ${name}`),
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
