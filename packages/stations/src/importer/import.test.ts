import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FileError, ImportError } from "../files/file-error.ts";
import { near } from "../near.ts";
import { startOpenData, type OpenDataMode, type OpenDataService } from "../open-data/server.ts";
import { openStationData } from "../open-station-data.ts";
import { fetchFiles } from "./fetch-files.ts";
import { runImport } from "./run-import.ts";

/** Fewer than a real list, because each test reads all rows. */
const rows = 1_500;
let service: OpenDataService;
let folder: string;
let corrections: string;
const lines: string[] = [];

beforeAll(async () => {
  [service, folder] = await Promise.all([
    startOpenData({ rows }),
    mkdtemp(join(tmpdir(), "stations-")),
  ]);
  corrections = join(folder, "corrections.csv");
  await writeFile(corrections, "site,action,date\nSMP00001,hide,2026-11-22\n");
  await importAs("ok");
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  lines.length = 0;
});

/** Long enough for a busy machine; tests of a stalled service use a shorter time. */
const idleMs = 10_000;
const log = (line: string) => void lines.push(line);

/** Imports from the fake in the given mode. */
async function importAs(
  mode: OpenDataMode,
  { accept = false, into = join(folder, "built"), by = corrections } = {},
) {
  service.setMode(mode);
  const files = await fetchFiles({
    from: service.url,
    sample: false,
    folder: into,
    idleMs: mode === "stalled" ? 1_000 : idleMs,
    log,
  });
  return runImport({
    files,
    folder: into,
    corrections: by,
    accept,
    day: "2026-11-22",
    leastRows: 1_000,
    log,
  });
}

const failedChecks = ({ facts }: Awaited<ReturnType<typeof runImport>>) =>
  facts.checks.filter(({ passed }) => !passed);

const openBuilt = () =>
  openStationData(join(folder, "built"), (problem) => {
    throw problem;
  });

const builtFiles = () =>
  Promise.all(
    ["stations.bin", "postcodes.bin"].map((name) => readFile(join(folder, "built", name))),
  );

describe("an import of the sample files", () => {
  test("writes stations that can be found by postcode, except hidden ones", () => {
    const answer = near(openBuilt(), "QX1 1", { vanClass: "7", limit: 10 });
    expect(answer.list).toEqual({
      name: "Sample list of MOT test stations",
      edition: "2026-02",
      rows: rows - 1,
      licence: "OGL-3.0",
      sample: true,
    });
    expect(answer.stations).toHaveLength(10);
    expect(
      answer.stations.every(({ site, classes }) => site !== "SMP00001" && classes.includes("7")),
    ).toBe(true);
  });

  test("geocodes, repairs and flags irregular entries", () => {
    const { stations } = openBuilt();
    const built = Array.from({ length: stations?.header.rows ?? 0 }, (_, n) => stations?.row(n));
    const count = (matches: (row: NonNullable<(typeof built)[number]>) => boolean) =>
      built.filter((row) => row && matches(row)).length;
    expect(count(({ postcode }) => /^QX\d{1,2}[A-Z]? \d[A-Z]{2}$/.test(postcode))).toBe(
      built.length,
    );
    expect(count(({ precision }) => precision === "sector")).toBeGreaterThan(0);
    expect(count(({ precision }) => precision === "outcode")).toBeGreaterThan(0);
    expect(count(({ name }) => name === null)).toBeGreaterThan(0);
    expect(count(({ phone }) => phone === null)).toBeGreaterThan(0);
    expect(count(({ councilRun }) => councilRun)).toBeGreaterThan(0);
    expect(count(({ access }) => access === "ask first")).toBeGreaterThan(0);
    expect(count(({ address }) => address.startsWith("1-3"))).toBeGreaterThan(0);
    expect(count(({ name }) => name !== null && /[A-Z]{4}/.test(name))).toBe(0);
  });

  test("changes nothing when repeated, and downloads the postcodes once", async () => {
    const before = await builtFiles();
    const { facts, written } = await importAs("ok");
    expect(written).toBe(true);
    expect(facts.checks.filter(({ passed }) => !passed)).toEqual([]);
    expect(
      (await builtFiles()).map((file, n) => file.equals(before[n] ?? Buffer.alloc(0))),
    ).toEqual([true, true]);
    expect(lines).toContain("Code-Point Open is already downloaded");
    const report = await readFile(join(folder, "built", "report-2026-11-22.md"), "utf8");
    expect(report).toContain("- new: 0\n- gone: 0");
    expect(report).not.toMatch(/garage|01632|07700/i);
  });

  test("reports the changes from the previous edition", async () => {
    const { written } = await importAs("lost-tenth", { accept: true, into: join(folder, "other") });
    expect(written).toBe(true);
    await importAs("ok", { accept: true, into: join(folder, "other") });
    const report = await readFile(join(folder, "other", "report-2026-11-22.md"), "utf8");
    expect(report).toContain("- new: 150 (SMP01350, ");
  });

  test("reports stations geocoded by sector or outcode, with their maximum error in miles", async () => {
    const report = await readFile(join(folder, "built", "report-2026-11-22.md"), "utf8");
    const { stations } = openBuilt();
    const built = Array.from({ length: stations?.header.rows ?? 0 }, (_, n) => stations?.row(n));
    for (const level of ["sector", "outcode"] as const) {
      const [, count, sites = ""] =
        new RegExp(`^- By ${level}: (\\d+) \\((.*)\\)$`, "m").exec(report) ?? [];
      const expected = built.flatMap((row) =>
        row?.precision === level ? [`${row.site} ${row.uncertainMiles.toFixed(1)}`] : [],
      );
      expect(expected.length).toBeGreaterThan(1);
      expect(Number(count)).toBe(expected.length);
      expect(sites.split(", ").toSorted()).toEqual(expected.toSorted());
      const miles = sites.split(", ").map((site) => Number(site.split(" ")[1]));
      expect(miles).toEqual(miles.toSorted((a, b) => b - a));
      expect(miles.every((each) => each > 0 && each < 10)).toBe(true);
    }
  });

  test("removes a corrected station from the report of inexact stations", async () => {
    const { stations } = openBuilt();
    const rough = Array.from({ length: stations?.header.rows ?? 0 }, (_, n) =>
      stations?.row(n),
    ).find((row) => row?.precision === "sector");
    const moved = join(folder, "moved.csv");
    await writeFile(moved, `site,action,date\n${rough?.site},move 53.80001 -1.55,2026-11-22\n`);
    const { facts, reportFile } = await importAs("ok", { into: join(folder, "moved"), by: moved });
    const row = facts.rows.find(({ site }) => site === rough?.site);
    expect(row).toMatchObject({
      latitude: 53.80001,
      longitude: -1.55,
      precision: "postcode",
      uncertainMiles: 0,
    });
    expect(await readFile(reportFile, "utf8")).not.toContain(`${rough?.site} `);
  });

  test.each(["windows-1252", "headers-2020"] as const)(
    "reads the list in the format %s",
    async (mode) => {
      const { written, facts } = await importAs(mode, { into: join(folder, mode) });
      expect(written).toBe(true);
      expect(facts.rows).toHaveLength(rows - 1);
    },
  );
});

describe("a failed import keeps the previous files", () => {
  let before: Buffer[];
  beforeAll(async () => {
    before = await builtFiles();
  });
  const expectUnchanged = async () => {
    expect(
      (await builtFiles()).map((file, n) => file.equals(before[n] ?? Buffer.alloc(0))),
    ).toEqual([true, true]);
    const names = await readdir(join(folder, "built"), { recursive: true });
    expect(names.filter((name) => /\.(part|new)$/.test(name))).toEqual([]);
  };

  test.each([
    ["wrong-type", "text/html"],
    ["unknown-headers", "does not have the columns of a known edition"],
    ["cut-off", "could not be downloaded"],
    ["half", "the service announced"],
    ["stalled", "no data for 1 s"],
    ["error-500", "responded with 500"],
    ["moved", "lacks a CSV file"],
    ["zip-bomb", "far more than Code-Point Open"],
    ["damaged-zip", "MD5"],
  ] as const)("when the services respond with %s", async (mode, message) => {
    // A cached archive would be enough, so delete it to force a download.
    await rm(join(folder, "built", "downloads"), { recursive: true, force: true });
    const attempt = importAs(mode);
    await expect(attempt).rejects.toThrow(ImportError);
    await expect(attempt).rejects.toThrow(message);
    await expectUnchanged();
  });

  test.each([
    ["older", ["edition"]],
    ["lost-tenth", ["loss"]],
  ] as const)("when the list is %s, unless accepted", async (mode, names) => {
    const result = await importAs(mode);
    expect(result.written).toBe(false);
    expect(failedChecks(result).map(({ name }) => name)).toEqual(names);
    expect(await readFile(result.reportFile, "utf8")).toContain(`FAILED ${names[0]}`);
    await expectUnchanged();
  });

  test("when the folder is not writable, with a remedy in the error", async () => {
    const attempt = importAs("ok", { into: join(corrections, "below") });
    await expect(attempt).rejects.toThrow(FileError);
    await expect(attempt).rejects.toThrow(
      /corrections\.csv.* cannot be used: .*Choose a path that this user can read and write/,
    );
    await expectUnchanged();
  });

  test("when the services are unreachable", async () => {
    const source = {
      from: "http://127.0.0.1:1",
      sample: false,
      folder: join(folder, "built"),
      idleMs,
      log,
    };
    await expect(fetchFiles(source)).rejects.toThrow(
      /could not be reached: fetch failed \(.+\)\. Check the network/,
    );
    await expectUnchanged();
  });
});

test("reads given files without downloads, and recognises sample data by its postcodes", async () => {
  service.setMode("ok");
  const downloads = join(folder, "named");
  await importAs("ok", { into: downloads });
  const list = join(downloads, "downloads", "active-mot-stations-2026-02.csv");
  const postcodes = join(downloads, "downloads", "codepo_gb.zip");
  const base = { sample: false, folder: join(folder, "from-files"), idleMs, log };
  const files = await fetchFiles({ ...base, list, postcodes });
  expect(files).toEqual({
    list,
    postcodes,
    edition: "2026-02",
    source: "active-mot-stations-2026-02.csv",
    sample: false,
  });
  const { facts } = await runImport({
    files,
    folder: base.folder,
    corrections,
    accept: false,
    day: "2026-11-22",
    leastRows: 1_000,
    log,
  });
  expect(facts.header.sample).toBe(true);
  const other = join(folder, "list.csv");
  await writeFile(other, "");
  await expect(fetchFiles({ ...base, list: other, postcodes })).rejects.toThrow("--edition");
  expect(await fetchFiles({ ...base, list: other, postcodes, edition: "2025-04" })).toMatchObject({
    edition: "2025-04",
  });
  await expect(
    fetchFiles({ ...base, list: join(folder, "none-2025-04.csv"), postcodes }),
  ).rejects.toThrow("no file");
});
