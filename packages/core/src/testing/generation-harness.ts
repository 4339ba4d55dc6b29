import { regionBySlug } from "@vanfettle/contract/location/regions";
import type { PageCache } from "../content/versions/page-cache.ts";
import { executionName, type Machine } from "../generation/run-machine.ts";
import type { PlaceSeed } from "../location/seed/seed-item.ts";
import { createNewId } from "../table/new-id.ts";
import type { TextModel } from "../text-model/text-model.ts";
import { addLocations } from "./add-locations.ts";
import { acceptingReader, createFakeTextModel } from "./fake-text-model.ts";
import { buildPlaceSeed } from "./seed-row-builders.ts";
import { startDatabase } from "./test-database.ts";
import { virtualTime } from "./virtual-time.ts";

const neighbours = [
  { name: "Redhill", slug: "redhill", miles: 1.7, acrossWater: false },
  { name: "Dorking", slug: "dorking", miles: 5.8, acrossWater: false },
];

/**
 * Builds a place whose facts fit the text of the fake model, in a separate county, where no sibling
 * is too similar.
 */
export function buildWritableTown(
  name: string,
  regionSlug: string,
  over: Partial<PlaceSeed> = {},
): PlaceSeed {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const region = regionBySlug(regionSlug)?.name ?? "";
  return buildPlaceSeed({
    canonicalSlug: slug,
    name,
    region,
    regionSlug,
    county: "Surrey",
    countySlug: `county-of-${slug}`,
    garageCount: 37,
    class7Count: 12,
    nearby: neighbours,
    elsewhere: [
      { name: "Redhill", miles: 4.7, class7: 18 },
      { name: "Dorking", miles: 5.8, class7: 30 },
    ],
    ...over,
  });
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const townName = (index: number): string =>
  `${letters[Math.floor(index / 26) % 26]}${"aeiou"[index % 5]}${letters[index % 26]?.toLowerCase()}bury`;

/** Builds towns of a region with distinct names and figures, numbered from `from`. */
export const buildTowns = (regionSlug: string, count: number, from = 0): PlaceSeed[] =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return buildWritableTown(townName(number), regionSlug, {
      garageCount: 37 + number,
      class7Count: 12 + number,
      nearestStationMiles: (5 + number) / 10,
      nearestClass7Miles: (6 + number) / 10,
      tenthStationMiles: (12 + number) / 10,
    });
  });

/** Creates a state machine that only records the runs started on it. */
export function fakeMachine() {
  const started: string[] = [];
  const running = new Set<string>();
  const machine: Machine = {
    start: (runId, turn) => {
      started.push(executionName(runId, turn));
      running.add(executionName(runId, turn));
      return Promise.resolve();
    },
    status: (runId, turn) => {
      const name = executionName(runId, turn);
      const ended = started.includes(name) ? "ended" : "unknown";
      return Promise.resolve(running.has(name) ? "running" : ended);
    },
  };
  return { machine, started, running };
}

/**
 * Starts a database with these places, and returns the dependencies of a run with a clock that the
 * test advances.
 */
export async function startGenerationHarness(
  places: PlaceSeed[],
  options: { dailyTokens?: number } = {},
) {
  const database = await startDatabase();
  await addLocations(database, places);
  const { clock, pass, sleep } = virtualTime(database.client, "2026-11-21T12:00:00.000Z");
  const invalidated: string[][] = [];
  const pageCache: PageCache = {
    invalidate: (paths) => {
      invalidated.push([...paths]);
      return Promise.resolve();
    },
  };
  const machine = fakeMachine();
  const deps = {
    table: database.table,
    clock,
    newId: createNewId(clock),
    machine: machine.machine,
    dailyTokens: options.dailyTokens ?? 10_000_000,
    modelNames: ["vanfettle-local-test"] as const,
    model: createFakeTextModel() as TextModel,
    reader: acceptingReader as TextModel | null,
    pageCache,
    sleep,
    scopeSizes: () => Promise.resolve(new Map<string, number>()),
  };
  return {
    ...machine,
    database,
    deps,
    invalidated,
    pass,
    stop: () => database.stop(),
  };
}

export type GenerationHarness = Awaited<ReturnType<typeof startGenerationHarness>>;
