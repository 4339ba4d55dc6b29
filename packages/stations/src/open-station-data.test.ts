import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildPostcodeTable, encodePostcodeTable } from "./files/postcode-table.ts";
import { encodeStations } from "./files/station-table.ts";
import { openStationData, stationsFolder } from "./open-station-data.ts";
import { buildStationRow } from "./testing/small-station-data.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stations-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Opens the folder. Returns the data and the reported problems. */
function open(path = folder) {
  const problems: string[] = [];
  const { stations, postcodes } = openStationData(path, ({ message }) => problems.push(message));
  return { rows: stations?.header.rows, count: postcodes?.header.count, problems };
}

const stationsFile = encodeStations({ edition: "2026-02", source: "", sample: true }, [
  buildStationRow(),
]);
const postcodesFile = encodePostcodeTable(
  buildPostcodeTable(
    { edition: "1", sample: true },
    { numbers: [1], latitudes: [53], longitudes: [-1] },
  ),
);

test("returns no data for an empty or missing folder", () => {
  const nothing = { rows: undefined, count: undefined, problems: [] };
  expect(open()).toEqual(nothing);
  expect(open(join(folder, "none"))).toEqual(nothing);
});

test("opens either file without the other", async () => {
  await writeFile(join(folder, "stations.bin"), stationsFile);
  expect(open()).toEqual({ rows: 1, count: undefined, problems: [] });
  await rm(join(folder, "stations.bin"));
  await writeFile(join(folder, "postcodes.bin"), postcodesFile);
  expect(open()).toEqual({ rows: undefined, count: 1, problems: [] });
});

test.each([
  ["stations.bin", { rows: undefined, count: 1 }],
  ["postcodes.bin", { rows: 1, count: undefined }],
] as const)("reports a damaged %s with a remedy and uses the other file", async (name, used) => {
  await writeFile(join(folder, "stations.bin"), stationsFile);
  await writeFile(join(folder, "postcodes.bin"), postcodesFile);
  const whole = name === "stations.bin" ? stationsFile : postcodesFile;
  const changed = Buffer.from(whole);
  changed[whole.length - 9] = (changed[whole.length - 9] ?? 0) ^ 255;
  for (const damaged of [
    whole.subarray(0, 100),
    Buffer.alloc(0),
    Buffer.from("<!doctype html>"),
    changed,
  ]) {
    await writeFile(join(folder, name), damaged);
    const { problems, ...opened } = open();
    expect(opened).toEqual(used);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(join(folder, name));
    expect(problems[0]).toContain("npm run stations");
  }
});

test("reports an unreadable file with the reason and uses the other file", async () => {
  await mkdir(join(folder, "stations.bin"));
  await writeFile(join(folder, "postcodes.bin"), postcodesFile);
  const { problems, ...opened } = open();
  expect(opened).toEqual({ rows: undefined, count: 1 });
  expect(problems[0]).toMatch(/stations\.bin .*EISDIR/);
});

test("reads the folder from the setting", () => {
  expect(stationsFolder({})).toBe(".stations");
  expect(stationsFolder({ STATIONS_DIR: "/data/stations" })).toBe("/data/stations");
});
