import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { decodeStations, encodeStations } from "@vanfettle/stations/files/station-table";
import { buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { putIntoFunction } from "../packages/ops/src/testing/put-into-function.ts";
import { runInProcess } from "../packages/ops/src/testing/run-in-process.ts";
import { bootSite, type Site } from "./faults/harness/site.ts";
import { temporaryFolder } from "./faults/harness/temporary-folder.ts";
import { isLong } from "./suite-length.ts";

// Tests the command that hides a station against the whole synthesized site, with a list of twelve
// in Maidstone, its county's places and the cities. All places would take twenty seconds.
vi.mock("@vanfettle/places/gazetteer", async (importOriginal) => {
  const original = await importOriginal<typeof import("@vanfettle/places/gazetteer")>();
  const { places, ...rows } = original.readRows();
  const some = places.filter(({ county, type }) => county === "kent" || type === "city");
  return { ...original, loadGazetteer: () => original.loadGazetteer({ ...rows, places: some }) };
});

const rows = Array.from({ length: 12 }, (_, n) =>
  buildStationRow({
    site: `SMP${n + 1}`,
    classes: ["4", "7"],
    latitude: 51.27 + n / 1000,
    longitude: 0.52,
  }),
);
const file = encodeStations({ edition: "2026-02", source: "sample data", sample: false }, rows);
const [dataDir, stationsDir] = [temporaryFolder(), temporaryFolder()];
const corrections = join(stationsDir, "corrections.csv");
let site: Site;

beforeAll(async () => {
  writeFileSync(join(stationsDir, "stations.bin"), file);
  writeFileSync(corrections, "site,action,date\n");
  site = await bootSite({ dataDir, rows: buildSeedRows(loadGazetteer(), decodeStations(file)) });
  const { url, dynamodbEndpoint, servicesEndpoint, credentials, tableNames } = site;
  const announced = {
    pid: process.pid,
    url,
    dynamodbEndpoint,
    servicesEndpoint,
    credentials,
    tableName: tableNames[0],
    partnerHosts: [],
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, "running.json"), JSON.stringify(announced));
  // Puts the files beside the code, like a build.
  await putIntoFunction(site, "local-vanfettle-garages", { "stations.bin": file });
});
afterAll(() => site?.close());

/** Returns the numbers of the stations shown to visitors, near a postcode and on a place's page. */
async function shownSites() {
  const get = async (path: string) => (await (await fetch(site.url + path)).json()) as unknown;
  const near = (await get("/api/stations/near/ME14")) as { stations: { site: string }[] };
  const page = (await get("/api/locations/maidstone")) as {
    garageCount: number;
    stations: { nearest: { site: string }[]; class7: { site: string }[] };
  };
  const sites = (stations: { site: string }[]) => stations.map((each) => each.site);
  return {
    near: sites(near.stations),
    nearest: sites(page.stations.nearest),
    class7: sites(page.stations.class7),
    counted: page.garageCount,
  };
}

test("hides a station in the function, on place pages, in the caches and in the next build", async () => {
  const before = await shownSites();
  for (const sites of [before.near, before.nearest, before.class7]) expect(sites).toContain("SMP2");
  expect(before.counted).toBe(12);

  const env = { DATA_DIR: dataDir, STATIONS_DIR: stationsDir };
  const { code, out, err } = await runInProcess(
    ["hide-station", "smp2", "--corrections", corrections, "--json"],
    env,
  );
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toMatchObject({ site: "SMP2", action: "hide", found: true });

  const after = await shownSites();
  for (const sites of [after.near, after.nearest, after.class7]) {
    expect(sites.length).toBeGreaterThan(4);
    expect(sites).not.toContain("SMP2");
  }
  expect(after.counted).toBe(11);
  expect(readFileSync(join(stationsDir, "stations.bin")).includes("SMP2")).toBe(false);
  expect(readFileSync(corrections, "utf8")).toMatch(
    /^site,action,date\nSMP2,hide,\d{4}-\d\d-\d\d\n$/,
  );
});

test("changes nothing when repeated", async () => {
  const env = { DATA_DIR: dataDir, STATIONS_DIR: stationsDir };
  const before = await shownSites();
  const { code, out } = await runInProcess(
    ["hide-station", "SMP2", "--corrections", corrections],
    env,
  );
  expect(code).toBe(0);
  expect(out).toContain("this machine has no such station.");
  expect(await shownSites()).toEqual(before);
  expect(readFileSync(corrections, "utf8").match(/SMP2/g)).toHaveLength(1);
});

test("rejects an unknown number without writing", async () => {
  const before = [
    readFileSync(corrections, "utf8"),
    readFileSync(join(stationsDir, "stations.bin")).toString("hex"),
  ];
  for (const folder of [stationsDir, temporaryFolder()]) {
    const env = { DATA_DIR: dataDir, STATIONS_DIR: folder };
    const { code, out, err } = await runInProcess(
      ["hide-station", "XXX", "--corrections", corrections],
      env,
    );
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(
      "Neither the list imported here nor the list on this machine has the site XXX",
    );
  }
  expect([
    readFileSync(corrections, "utf8"),
    readFileSync(join(stationsDir, "stations.bin")).toString("hex"),
  ]).toEqual(before);
});

// Counts the stations around every place again, like the first test.
test.runIf(isLong)(
  "corrects a number that is only in the site's list there, beside a damaged list of this folder",
  async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "stations.bin"), file.subarray(0, 200));
    const env = { DATA_DIR: dataDir, STATIONS_DIR: folder };
    const args = [
      "hide-station",
      "SMP5",
      "--action",
      "move 51.27451 0.52",
      "--corrections",
      corrections,
      "--json",
    ];
    const { code, out, err } = await runInProcess(args, env);
    expect(code).toBe(0);
    expect(err).toContain("stations.bin cannot be used");
    expect(JSON.parse(out)).toMatchObject({ site: "SMP5", found: true });
    expect(readFileSync(corrections, "utf8")).toMatch(
      /\nSMP5,move 51.27451 0.52,\d{4}-\d\d-\d\d\n$/,
    );
    const answer = await (await fetch(`${site.url}/api/stations/near/ME14`)).json();
    const moved = (answer as { stations: { site: string; latitude: number }[] }).stations.find(
      (station) => station.site === "SMP5",
    );
    expect(moved?.latitude).toBe(51.27451);
  },
  120_000,
);

test("does nothing without a number or with an unknown action", async () => {
  const env = { DATA_DIR: dataDir, STATIONS_DIR: stationsDir };
  for (const args of [[], ["SMP3", "--action", "delete"], ["Sample Garage"]]) {
    expect(
      (await runInProcess(["hide-station", ...args, "--corrections", corrections], env)).code,
      args.join(" "),
    ).toBe(2);
  }
});
