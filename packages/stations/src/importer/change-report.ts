import { postcodeLevels, type PostcodeLevel } from "@vanfettle/contract/geo/postcode";
import { testsVans } from "@vanfettle/contract/station/station-classes";
import type { StationFileHeader, StationRow } from "../files/station-table.ts";
import { countByClass, type Check } from "./import-checks.ts";

export interface ImportFacts {
  header: Pick<StationFileHeader, "edition" | "source" | "sample">;
  postcodeEdition: string;
  rows: readonly StationRow[];
  earlier: { edition: string; rows: readonly StationRow[] } | undefined;
  unlocated: readonly string[];
  unknownCorrections: readonly string[];
  checks: readonly Check[];
}

const comparedFields = ["name", "address", "town", "postcode", "phone", "access"] as const;

/**
 * Returns a Markdown report of an import. It names sites by number only, because names can be
 * personal data.
 */
export function changeReport(day: string, facts: ImportFacts): string {
  const { rows, unlocated, unknownCorrections, checks } = facts;
  const lines = [
    `# MOT stations imported on ${day}`,
    "",
    ...summary(facts),
    siteLine("Not geocoded, and left out", unlocated),
    siteLine("Corrections of sites that the list does not have", unknownCorrections),
    "",
    "## Geocoded roughly",
    "",
    "The miles after each site are the possible error of its position, which lists add to its distance. A line",
    "`SITE,move LATITUDE LONGITUDE,DATE` in corrections.csv sets its position.",
    "",
    ...postcodeLevels
      .filter((level) => level !== "postcode")
      .map((level) => roughlyGeocoded(level, rows)),
    "",
    "## Checks",
    "",
    ...checks.map(
      ({ name, passed, finding }) => `- ${passed ? "passed" : "FAILED"} ${name}: ${finding}`,
    ),
    "",
    "## Changes",
    "",
    ...changes(facts),
  ];
  return `${lines.filter((line) => line !== undefined).join("\n")}\n`;
}

function summary({ header, rows, postcodeEdition }: ImportFacts): string[] {
  const count = (isCounted: (row: StationRow) => boolean) => rows.filter(isCounted).length;
  const vanStations = count(({ classes }) => testsVans(classes));
  const ofClasses = Object.entries(countByClass(rows)).map(([name, total]) => `${name}: ${total}`);
  const ofLevels = postcodeLevels.map(
    (level) => `${level} ${count(({ precision }) => precision === level)}`,
  );
  const nameless = count(({ name }) => name === null);
  const phoneless = count(({ phone }) => phone === null);
  return [
    `- List: edition ${header.edition}${header.sample ? " (sample)" : ""}, from ${header.source}`,
    `- Postcodes: edition ${postcodeEdition}`,
    `- Stations: ${rows.length}, of which ${vanStations} test vans`,
    `- By class: ${ofClasses.join(", ")}`,
    `- Geocoded by: ${ofLevels.join(", ")}`,
    `- Without a name: ${nameless}; without a telephone number: ${phoneless}`,
  ];
}

function roughlyGeocoded(level: PostcodeLevel, rows: readonly StationRow[]): string {
  const ofLevel = rows.filter(({ precision }) => precision === level).toSorted(byUncertainty);
  const sites = ofLevel.map(({ site, uncertainMiles }) => `${site} ${uncertainMiles.toFixed(1)}`);
  const listed = sites.length > 0 ? ` (${sites.join(", ")})` : "";
  return `- By ${level}: ${sites.length}${listed}`;
}

const byUncertainty = (a: StationRow, b: StationRow): number =>
  b.uncertainMiles - a.uncertainMiles || (a.site < b.site ? -1 : 1);

const siteLine = (what: string, sites: readonly string[]): string | undefined =>
  sites.length === 0 ? undefined : `- ${what}: ${sites.join(", ")}`;

function changes({ rows, earlier }: ImportFacts): string[] {
  if (!earlier) return ["There were no earlier files."];
  const before = new Map(earlier.rows.map((row) => [row.site, row]));
  const now = new Set(sitesOf(rows));
  const changed = (isOther: (row: StationRow, old: StationRow) => boolean) =>
    rows.filter((row) => {
      const old = before.get(row.site);
      return old && isOther(row, old);
    });
  const added = rows.filter(({ site }) => !before.has(site));
  const gone = earlier.rows.filter(({ site }) => !now.has(site));
  const otherClasses = changed((row, old) => row.classes.join() !== old.classes.join());
  const lines = [
    `Against edition ${earlier.edition}:`,
    "",
    counted("new", sitesOf(added)),
    counted("gone", sitesOf(gone)),
    counted("other classes", sitesOf(otherClasses)),
  ];
  for (const field of comparedFields) {
    const others = changed((row, old) => row[field] !== old[field]);
    lines.push(counted(`other ${field}`, sitesOf(others)));
  }
  return lines;
}

const sitesOf = (rows: readonly StationRow[]): string[] => rows.map(({ site }) => site);

const counted = (what: string, sites: readonly string[]): string =>
  sites.length === 0
    ? `- ${what}: 0`
    : `- ${what}: ${sites.length} (${sites.toSorted().join(", ")})`;
