import type { Fact, WritingTask } from "../writer/task.ts";

const beginnings = "Ash Beck Cold Dun East Fern Gold Hazel Kirk Long Mill North Oak Pen Stan Thorn West".split(" ");
const endings = "bourne bridge by combe den field ford ham hurst ley mere minster ness ton well wick".split(" ");

/** 272 names of places that do not exist. */
const madeUpNames: readonly string[] = endings.flatMap((ending) => beginnings.map((start) => start + ending));
const nameOf = (number: number): string => madeUpNames[number % madeUpNames.length] ?? "Ashford";

const fact = (id: string, says: string, changes: Partial<Fact> = {}): Fact => ({
  id,
  says,
  slot: false,
  names: [],
  words: [],
  ...changes,
});
const slot = (id: string, says: string, ...names: string[]): Fact => fact(id, says, { slot: true, names });
const named = (id: string, says: string, ...names: string[]): Fact => fact(id, says, { names });

function neighbours(number: number): Fact[] {
  const near = [1, 16, 17, 18, 2, 15, 33, 35].map((offset, i) => ({
    name: nameOf(number + offset),
    miles: Math.round((0.7 + i * 0.9 + (number % 9) / 10) * 10) / 10,
  }));
  const [nearest] = near;
  return [
    slot("nearby.nearest", `${nearest?.name}, ${nearest?.miles} miles away`, nearest?.name ?? ""),
    ...near.map(({ name, miles }) => slot(`nearby.${name.toLowerCase()}`, `${name} (${miles} miles)`, name)),
  ];
}

/** Builds the task of a place in a made-up county. Its name, neighbours, counts and size follow from the number. */
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
      named("place.council", "its local authority area is North Midshire", "North Midshire"),
      named("place.postcodeArea", "its postcodes begin with MI", "MI"),
      slot("place.population", `${(1000 + number * 37).toLocaleString("en-GB")} people`),
      ...neighbours(number),
      slot("vanStations.source", "the DVSA active MOT test list of 2025"),
      slot("vanStations.within5Miles", `${count} van MOT stations within 5 miles`),
      slot("vanStations.class7Within5Miles", `${Math.floor(count / 4) + 2} class 7 stations within 5 miles`),
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
      ...withoutFacts(task, /^vanStations\.|^place\.(?:county|region)/).facts,
      named("place.county", "it is in County Midland", "County Midland"),
      named("mot.byDva", "MOT tests are done at the test centres of the DVA, not by garages", "DVA"),
    ],
  };
}

/** Builds the task of a county. */
export const buildCountyTask = (name: string): WritingTask => ({
  task: "write-location-text",
  location: { kind: "county", name, county: null, region: "East Midlands" },
  facts: [
    named("area.region", "it is in the region East Midlands", "East Midlands"),
    slot("area.places", "118 places"),
    ...madeUpNames.slice(20, 30).map((place, i) => named(`area.largest.${i + 1}`, `large: ${place}`, place)),
    slot("vanStations.source", "the DVSA active MOT test list of 2025"),
    slot("vanStations.inArea", `1,302 van MOT stations in and around ${name}`),
    slot("vanStations.class7InArea", `341 class 7 stations in and around ${name}`),
  ],
  attempt: 1,
});

/** Returns the task without the facts whose ids match. */
export const withoutFacts = (task: WritingTask, ids: RegExp): WritingTask => ({
  ...task,
  facts: task.facts.filter(({ id }) => !ids.test(id)),
});
