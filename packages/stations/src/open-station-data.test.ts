import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { encodeStations } from "./files/station-table.ts";
import { SectionFileError } from "./files/sections.ts";
import { openStationData, stationsFolder } from "./open-station-data.ts";
import { buildStationRow } from "./testing/small-station-data.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stations-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a folder without files, and none at all, has no data", () => {
  expect(openStationData(folder)).toEqual({ stations: undefined, postcodes: undefined });
  expect(openStationData(join(folder, "none"))).toEqual({ stations: undefined, postcodes: undefined });
});

test("either file is opened without the other, and a broken one is an error", async () => {
  const file = encodeStations({ edition: "2026-02", source: "", sample: true }, [buildStationRow()]);
  await writeFile(join(folder, "stations.bin"), file);
  const { stations, postcodes } = openStationData(folder);
  expect(stations?.header.rows).toBe(1);
  expect(postcodes).toBeUndefined();
  await writeFile(join(folder, "stations.bin"), file.subarray(0, 100));
  expect(() => openStationData(folder)).toThrow(SectionFileError);
});

test("one setting names the folder", () => {
  expect(stationsFolder({})).toBe(".stations");
  expect(stationsFolder({ STATIONS_DIR: "/data/stations" })).toBe("/data/stations");
});
