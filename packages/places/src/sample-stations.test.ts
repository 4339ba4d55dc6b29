import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { milesBetween } from "@vanfettle/contract/geo/distance";
import { near } from "@vanfettle/stations/near";
import { nearestStations } from "@vanfettle/stations/nearest-stations";
import { openStationData, type StationData } from "@vanfettle/stations/open-station-data";
import { loadGazetteer } from "./gazetteer.ts";
import { buildSampleStations, postcodesAround } from "./sample-stations.ts";

const folder = mkdtempSync(join(tmpdir(), "sample-"));
const core = loadGazetteer().places.filter(
  ({ isCore, region }) => isCore && region.slug !== "northern-ireland",
);
let data: StationData;

beforeAll(async () => {
  await buildSampleStations(folder);
  data = openStationData(folder, (problem) => {
    throw problem;
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("every core place in Great Britain has sample stations of both classes nearby", () => {
  expect(core.length).toBeGreaterThan(200);
  const { stations } = data;
  if (!stations) throw new Error("No list was written.");
  const without = core.filter((place) => {
    const isAround = (vanClass: "4" | "7", count: number) =>
      (nearestStations(stations, place, { vanClass, limit: count })[count - 1]?.miles ??
        Infinity) <= 5;
    return !isAround("4", 10) || !isAround("7", 3);
  });
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test("every core place in Great Britain has a sample postcode nearby that search finds", () => {
  const postcodes = postcodesAround(loadGazetteer());
  const without = core.filter((place) => {
    const found = postcodes.find(({ point }) => milesBetween(point, place) <= 3);
    const answer = found && near(data, `${found.outcode} ${found.inward}`, { limit: 1 });
    return answer?.placed !== "postcode";
  });
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test("a place's nearest sample stations are in the place", () => {
  const leeds = core.find(({ slug }) => slug === "leeds");
  if (!data.stations || !leeds) throw new Error("Leeds has no list.");
  const nearest = nearestStations(data.stations, leeds, { vanClass: undefined, limit: 5 });
  expect(nearest.map(({ town }) => town)).toEqual(Array(5).fill("Leeds"));
});

test("the stations are marked as sample data in an unpublished edition, and every address includes the word", () => {
  const { header, row } = data.stations ?? {};
  expect(header).toMatchObject({ sample: true, edition: "2000-01" });
  const addresses = Array.from(
    { length: header?.rows ?? 0 },
    (_, position) => row?.(position).address ?? "",
  );
  expect(addresses.length).toBeGreaterThan(4_000);
  expect(addresses.filter((address) => !/sample/i.test(address))).toEqual([]);
  expect(new Set(addresses.slice(0, 100)).size).toBeGreaterThan(90);
  expect(data.postcodes?.header.sample).toBe(true);
});

test("temporary files are removed", () => {
  expect(readdirSync(folder).filter((name) => !name.endsWith(".md"))).toEqual([
    "postcodes.bin",
    "stations.bin",
  ]);
});
