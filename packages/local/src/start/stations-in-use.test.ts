import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { isLong } from "../../../../test/suite-length.ts";
import { readSettings } from "./settings.ts";
import { stationsInUse } from "./stations-in-use.ts";

const { signal } = new AbortController();
let dataDir: string;
let stationsDir: string;
beforeEach(() => {
  [dataDir, stationsDir] = [
    mkdtempSync(join(tmpdir(), "data-")),
    mkdtempSync(join(tmpdir(), "stations-")),
  ];
});

const inUse = (env: Record<string, string> = {}, stop = signal) =>
  stationsInUse(readSettings({ DATA_DIR: dataDir, STATIONS_DIR: stationsDir, ...env }), stop);

test("builds a sample once in the data folder without an import, and explains how to import the real list", async () => {
  const first = await inUse();
  expect(first.sampleFiles).toEqual(
    ["postcodes.bin", "stations.bin"].map((name) => join(dataDir, "sample-stations", name)),
  );
  expect(first.folder).toBe(join(dataDir, "sample-stations"));
  expect(first.notice).toMatch(/sample stations.*`npm run stations`/);
  const [file = ""] = first.sampleFiles;
  const built = statSync(file).mtimeMs;
  expect(await inUse()).toEqual(first);
  expect(statSync(file).mtimeMs).toBe(built);
  expect(existsSync(join(stationsDir, "stations.bin"))).toBe(false);
});

test.runIf(isLong)(
  "rebuilds a sample that is incomplete or was built with another version",
  async () => {
    const { sampleFiles } = await inUse();
    const [, stations = ""] = sampleFiles;
    const whole = readFileSync(stations);
    const stamp = join(dataDir, "sample-stations-built");
    for (const damage of [() => writeFileSync(stamp, "another version"), () => rmSync(stamp)]) {
      writeFileSync(stations, "half");
      damage();
      await inUse();
      expect(readFileSync(stations).equals(whole)).toBe(true);
    }
    rmSync(stamp);
    await expect(inUse({}, AbortSignal.abort())).rejects.toThrow("aborted");
    expect(existsSync(stamp)).toBe(false);
  },
);

test("builds no sample with an import, even a damaged one", async () => {
  writeFileSync(join(stationsDir, "stations.bin"), "damaged");
  expect(await inUse()).toEqual({ folder: stationsDir, sampleFiles: [] });
  expect(existsSync(join(dataDir, "sample-stations"))).toBe(false);
});

test("uses no list with SAMPLE_STATIONS=0 and no import, and explains how to import the real list", async () => {
  // The report of a rejected import does not count as an import.
  writeFileSync(join(stationsDir, "report-2026-11-22-refused.md"), "too few");
  const { folder, sampleFiles, notice } = await inUse({ SAMPLE_STATIONS: "0" });
  expect([folder, sampleFiles]).toEqual([stationsDir, []]);
  expect(notice).toMatch(/show totals only.*`npm run stations`/);
  expect(existsSync(join(dataDir, "sample-stations"))).toBe(false);
});
