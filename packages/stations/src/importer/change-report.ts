import { postcodeLevels, type PostcodeLevel } from "@vanfettle/contract/geo/postcode";
import { testsVans } from "@vanfettle/contract/stations/station-classes";
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

/** Returns a Markdown report of an import. It names sites by number only, because names can be personal data. */
export function changeReport(day: string, facts: ImportFacts): string {
  const { header, rows, postcodeEdition, unlocated, unknownCorrections, checks } = facts;
  const lines = [
    `# MOT stations imported on ${day}`,
    "",
    `- List: edition ${header.edition}${header.sample ? " (sample)" : ""}, from ${header.source}`,
    `- Postcodes: edition ${postcodeEdition}`,
    `- Stations: ${rows.length}, of which ${rows.filter(({ classes }) => testsVans(classes)).length} test vans`,
    `- By class: ${Object.entries(countByClass(rows))
      .map(([name, count]) => `${name}: ${count}`)
      .join(", ")}`,
    `- Geocoded by: ${postcodeLevels.map((each) => `${each} ${rows.filter(({ precision }) => precision === each).length}`).join(", ")}`,
    `- Without a name: ${rows.filter(({ name }) => name === null).length}; without a telephone number: ${rows.filter(({ phone }) => phone === null).length}`,
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

function roughlyGeocoded(level: PostcodeLevel, rows: readonly StationRow[]): string {
  const sites = rows
    .filter(({ precision }) => precision === level)
    .toSorted((a, b) => b.uncertainMiles - a.uncertainMiles || (a.site < b.site ? -1 : 1))
    .map(({ site, uncertainMiles }) => `${site} ${uncertainMiles.toFixed(1)}`);
  return `- By ${level}: ${sites.length}${sites.length > 0 ? ` (${sites.join(", ")})` : ""}`;
}

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
  const otherClasses = changed((row, old) => row.classes.join() !== old.classes.join());
  return [
    `Against edition ${earlier.edition}:`,
    "",
    counted("new", sitesOf(rows.filter(({ site }) => !before.has(site)))),
    counted("gone", sitesOf(earlier.rows.filter(({ site }) => !now.has(site)))),
    counted("other classes", sitesOf(otherClasses)),
    ...comparedFields.map((field) =>
      counted(`other ${field}`, sitesOf(changed((row, old) => row[field] !== old[field]))),
    ),
  ];
}

const sitesOf = (rows: readonly StationRow[]): string[] => rows.map(({ site }) => site);

const counted = (what: string, sites: readonly string[]): string =>
  sites.length === 0
    ? `- ${what}: 0`
    : `- ${what}: ${sites.length} (${sites.toSorted().join(", ")})`;
