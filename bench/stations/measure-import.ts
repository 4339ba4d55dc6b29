import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { zipSync } from "fflate";
import { exitWithProblem, parseOptions } from "@vanfettle/commands/command-line";
import { seededRandom } from "@vanfettle/commands/random";
import {
  kilometresBetween,
  milesBetween,
  nearbyMiles,
  roundMiles,
} from "@vanfettle/contract/geo/distance";
import type { PostcodeTable } from "@vanfettle/stations/files/postcode-table";
import type { StationRow } from "@vanfettle/stations/files/station-table";
import { byLandAndMiles } from "@vanfettle/stations/land-first";
import { near } from "@vanfettle/stations/near";
import { openStationData, type StationData } from "@vanfettle/stations/open-station-data";
import { waterDetour } from "@vanfettle/stations/water-detour";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { buildFunctions } from "../../packages/functions/build.ts";
import { quantile } from "../measure/statistics.ts";

// Measures an import of the published files, which are not in the repository, and the search in its
// output: `npm run measure-import -- --folder DIR`, where DIR has
// `active-mot-stations-2025-04.csv`, `codepo_gb.zip` and, in its parent folder, `stations.csv`: the
// same list as cleaned and geocoded by someone else. Prints only figures, and exits with code 1 if
// a figure is out of bounds.

const { values } = parseOptions(
  "Usage: npm run measure-import -- --folder DIR\n  Measures an import of the published files in DIR, and the search in its output.",
  { folder: { type: "string" } },
);
if (!values.folder) exitWithProblem("Name the folder of the published files with --folder");
const source = values.folder;
const work = mkdtempSync(join(tmpdir(), "measure-stations-"));
let outside = 0;

function printFigure(what: string, found: string | number, holds: boolean, bound: string): void {
  if (!holds) outside += 1;
  console.log(`| ${what} | ${found} | ${bound} | ${holds ? "yes" : "NO"} |`);
}

function measureImport(folder: string): void {
  const printMemory =
    "data:text/javascript,process.on('exit',()=>console.log('maxRSS',process.resourceUsage().maxRSS,process.cpuUsage().user/1e6))";
  const list = join(source, "active-mot-stations-2025-04.csv");
  const args = ["--list", list, "--postcodes", join(source, "codepo_gb.zip"), "--folder", folder];
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", printMemory, "packages/stations/src/importer/main.ts", ...args],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The import failed: ${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = Number(/maxRSS (\d+)/.exec(stdout)?.[1]) / 1024;
  const processor = Number(/maxRSS \d+ ([\d.]+)/.exec(stdout)?.[1]);
  printFigure("import, seconds", seconds.toFixed(1), seconds <= 60, "<= 60");
  printFigure("import, seconds of processor", processor.toFixed(1), true, "for a busy machine");
  printFigure("import, memory in MB", megabytes.toFixed(0), megabytes <= 1024, "<= 1,024");
}

interface ReferenceRow {
  site: string;
  name: string;
  phone: string;
  postcode: string;
  classes: string;
  latitude: string;
  longitude: string;
  precision: string;
}

function compareRows(rows: readonly StationRow[]): void {
  const reference = parse(readFileSync(join(source, "..", "stations.csv")), {
    columns: true,
  }) as ReferenceRow[];
  const bySite = new Map(reference.map((row) => [row.site, row]));
  const pairs = rows.flatMap((row) => {
    const other = bySite.get(row.site);
    return other ? [{ row, other }] : [];
  });
  const vans = rows.filter(({ classes }) => classes.includes("4") || classes.includes("7")).length;
  const exact = rows.filter(({ precision }) => precision === "postcode").length;
  const differing = (differs: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(differs).length;
  const metres = pairs
    .filter(({ row, other }) => row.precision === "postcode" && other.precision === "unit")
    .map(
      ({ row, other }) =>
        kilometresBetween(row, { latitude: +other.latitude, longitude: +other.longitude }) * 1000,
    );
  printFigure("stations", rows.length, rows.length === 22_984, "22,984");
  printFigure("stations that test vans", vans, vans === 22_047, "22,047");
  printFigure(
    "geocoded by full postcode",
    `${exact} (${((exact / rows.length) * 100).toFixed(1)} %)`,
    exact >= 22_457,
    "97.7 %",
  );
  printFigure(
    "sites in both lists",
    pairs.length,
    pairs.length === reference.length,
    String(reference.length),
  );
  const classes = differing(({ row, other }) => row.classes.join("") !== other.classes);
  printFigure("other classes", classes, classes === 0, "0");
  printFigure(
    "geocoded by full postcode, farthest apart in metres",
    Math.max(...metres).toFixed(0),
    Math.max(...metres) <= 50,
    "<= 50",
  );
  const without = rows.filter(({ phone }) => phone === null).length;
  printFigure("without a telephone number", without, without <= 20, "<= 20");
  const phones = differing(({ row, other }) => (row.phone ?? "") !== other.phone);
  printFigure("other telephone numbers", phones, phones <= 5, "<= 5");
  const names = differing(({ row, other }) => (row.name === null) !== (other.name === ""));
  printFigure("names that only one of the two takes for none", names, names <= 5, "<= 5");
  const postcodes = differing(({ row, other }) => row.postcode !== other.postcode);
  printFigure("other postcodes", postcodes, postcodes <= 5, "<= 5");
}

const vanClasses: readonly (VanClass | undefined)[] = [undefined, "4", "7"];

/** Returns random full postcodes from the file. */
function drawPostcodes({ numbers }: PostcodeTable, count: number): string[] {
  const random = seededRandom(4);
  return Array.from({ length: count }, () =>
    postcodeOf(numbers[Math.floor(random() * numbers.length)] ?? 0),
  );
}

/** Returns the postcode for a number from `numberRange`. */
function postcodeOf(number: number): string {
  const digits = [26, 26, 10, 37, 10, 27, 26].reduce<{ rest: number; parts: number[] }>(
    ({ rest, parts }, base) => ({ rest: Math.floor(rest / base), parts: [rest % base, ...parts] }),
    { rest: number, parts: [] },
  );
  const [first = 0, second = 0, digit, last = 0, sector, one = 0, two = 0] = digits.parts;
  const letter = (index: number) => String.fromCharCode(65 + index);
  const lastCharacter = last === 0 ? "" : last <= 10 ? String(last - 1) : letter(last - 11);
  const area = letter(first) + (second === 0 ? "" : letter(second - 1));
  return `${area}${digit}${lastCharacter} ${sector}${letter(one)}${letter(two)}`;
}

function compareWithSearchingAll(
  data: StationData,
  rows: readonly StationRow[],
  postcodes: readonly string[],
): void {
  let different = 0;
  let farthest = 0;
  for (const postcode of postcodes) {
    for (const vanClass of vanClasses) {
      const { centre, stations, within5Miles } = near(data, postcode, { vanClass, limit: 20 });
      if (!centre) throw new Error("A postcode of the list was not geocoded.");
      const all = rows
        .filter(({ classes }) =>
          vanClass ? classes.includes(vanClass) : classes.includes("4") || classes.includes("7"),
        )
        .map((row) => ({
          row,
          site: row.site,
          miles: milesBetween(centre, row) + row.uncertainMiles,
        }))
        .toSorted((a, b) => a.miles - b.miles || (a.site < b.site ? -1 : 1));
      const reach = Math.max(nearbyMiles, all[19]?.miles ?? Infinity);
      const expected = all
        .filter(({ miles }) => miles <= reach)
        .map((each) => ({ ...each, detour: waterDetour(centre, each.row) }))
        .toSorted((a, b) => byLandAndMiles(a, b) || (a.site < b.site ? -1 : 1))
        .slice(0, 20);
      const within = all.filter(({ miles }) => miles <= 5).length;
      if (within !== within5Miles || expected.some(({ site }, n) => site !== stations[n]?.site)) {
        different += 1;
      }
      farthest = Math.max(
        farthest,
        ...expected.map(({ miles }, n) =>
          Math.abs(roundMiles(miles) - (stations[n]?.miles ?? NaN)),
        ),
      );
    }
  }
  const asked = postcodes.length * vanClasses.length;
  printFigure(
    `lists that differ from searching every row, of ${asked}`,
    different,
    different === 0,
    "0",
  );
  printFigure("miles that differ by, once rounded", farthest.toFixed(3), farthest === 0, "0");
}

/** Returns the CPU time of this process in milliseconds, which depends little on other load. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function measureSearch(data: StationData, postcodes: readonly string[]): void {
  const time = () =>
    postcodes.flatMap((postcode) =>
      vanClasses.map((vanClass) => {
        const started = processorMs();
        near(data, postcode, { vanClass, limit: 20 });
        return processorMs() - started;
      }),
    );
  time();
  const times = time();
  printFigure(
    "search, ms of processor time, p50 and p99",
    [0.5, 0.99].map((share) => quantile(times, share).toFixed(2)).join(", "),
    quantile(times, 0.99) <= 1,
    "<= 1",
  );
}

async function measureFunction(postcodes: readonly string[]): Promise<void> {
  const out = join(work, "functions");
  await buildFunctions(out);
  const files = ["index.mjs", "stations.bin", "postcodes.bin"].map((name) =>
    join(out, "garages", name),
  );
  const zipped = zipSync(
    Object.fromEntries(files.map((file, n) => [String(n), readFileSync(file)])),
  ).length;
  const sizes = files.map((file) => (statSync(file).size / 1e6).toFixed(1)).join(" + ");
  printFigure(`function, MB zipped (${sizes})`, (zipped / 1e6).toFixed(1), zipped <= 12e6, "<= 12");
  process.env["STAGE"] = "local";
  process.env["SITE_ORIGIN"] = "http://localhost:3000";
  process.env["LOG_LEVEL"] = "ERROR";
  const started = performance.now();
  const { handler } = (await import(join(out, "garages", "index.mjs"))) as {
    handler: (event: object) => Promise<{ statusCode: number }>;
  };
  const importMs = performance.now() - started;
  const { event } = await import("../../packages/functions/src/testing/api-event.ts");
  const times: number[] = [];
  for (const postcode of postcodes) {
    const sent = event("GET", "/api/stations/near/x", {
      pathParameters: { postcode },
      query: "class=7&limit=20",
    });
    const asked = processorMs();
    const { statusCode } = await handler(sent);
    times.push(processorMs() - asked);
    if (statusCode !== 200) throw new Error(`The function responded with ${statusCode}.`);
  }
  printFigure(
    "function, ms of processor time, p50 and p99",
    [0.5, 0.99].map((share) => quantile(times, share).toFixed(2)).join(", "),
    quantile(times, 0.99) <= 15,
    "<= 15",
  );
  printFigure("function, import in ms", importMs.toFixed(0), true, "see benchmarks");
}

try {
  console.log("| what | found | bound | holds |\n| --- | --- | --- | --- |");
  const folder = join(work, "built");
  process.env["STATIONS_DIR"] = folder;
  measureImport(folder);
  const data = openStationData(folder, (problem) => {
    throw problem;
  });
  if (!data.stations || !data.postcodes) throw new Error("The import wrote no files.");
  const rows = data.stations.rows();
  compareRows(rows);
  const postcodes = drawPostcodes(data.postcodes, 500);
  compareWithSearchingAll(data, rows, postcodes);
  measureSearch(data, postcodes);
  await measureFunction(postcodes);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = outside === 0 ? 0 : 1;
