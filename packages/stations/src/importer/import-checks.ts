import { testClasses, type TestClass } from "@vanfettle/contract/stations/station-classes";
import type { StationRow } from "../files/station-table.ts";
import type { GeocodedRows } from "./geocode-rows.ts";

/** What a new list must keep to, because more than this is more likely a fault than a year's change. */
const importLimits = {
  rows: 20_000,
  /** Share of the earlier list's sites that may be new or gone. */
  churn: 0.15,
  /** Share of the earlier list's rows that may be missing in all. */
  loss: 0.05,
  /** Share of the stations that must be placed by their full postcode. */
  placedByPostcode: 0.97,
  /** Share of the earlier stations of a class that must still be there. */
  classKept: 0.8,
} as const;

export interface Check {
  name: "rows" | "duplicates" | "placing" | "classes" | "edition" | "churn" | "loss" | "sample";
  passed: boolean;
  /** What was found, and what was expected. */
  finding: string;
}

/** An edition of the list, as far as checks compare it. */
export interface ListEdition {
  edition: string;
  sample: boolean;
  rows: readonly Pick<StationRow, "site" | "classes">[];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Counts the rows that test each class. */
export const countByClass = (rows: ListEdition["rows"]): Record<TestClass, number> =>
  Object.fromEntries(
    testClasses.map((each) => [each, rows.filter(({ classes }) => classes.includes(each)).length]),
  ) as Record<TestClass, number>;

/** Checks a new list by itself and, if there is one, against the list that it would replace. */
export function checkImport(
  next: ListEdition,
  { rows, unplaced }: GeocodedRows,
  earlier?: ListEdition,
  leastRows: number = importLimits.rows,
): Check[] {
  return [
    ...checkAlone(next, rows, unplaced.length, leastRows),
    // A sample and a real list have nothing in common to compare.
    ...(earlier && earlier.sample === next.sample ? compare(next, earlier) : []),
    ...(earlier ? [sampleCheck(next, earlier)] : []),
  ];
}

function checkAlone(next: ListEdition, placed: readonly StationRow[], unplaced: number, leastRows: number): Check[] {
  const sites = new Set(next.rows.map(({ site }) => site));
  const exact = placed.filter((row) => row.placed === "postcode").length / Math.max(1, placed.length + unplaced);
  const absent = Object.entries(countByClass(next.rows)).filter(([, count]) => count === 0);
  return [
    {
      name: "rows",
      passed: next.rows.length >= leastRows,
      finding: `${next.rows.length} stations; at least ${leastRows} are expected`,
    },
    {
      name: "duplicates",
      passed: sites.size === next.rows.length,
      finding: `${next.rows.length - sites.size} site numbers occur twice; none should`,
    },
    {
      name: "placing",
      passed: exact >= importLimits.placedByPostcode,
      finding: `${percent(exact)} placed by full postcode; at least ${percent(importLimits.placedByPostcode)} are expected`,
    },
    {
      name: "classes",
      passed: absent.length === 0,
      finding: absent.length === 0 ? "every class is tested somewhere" : `no station tests class ${classNames(absent)}`,
    },
  ];
}

const classNames = (counts: readonly [string, number][]) => counts.map(([name]) => name).join(", ");

function compare(next: ListEdition, earlier: ListEdition): Check[] {
  const sites = new Set(next.rows.map(({ site }) => site));
  const earlierSites = new Set(earlier.rows.map(({ site }) => site));
  const changed = (notIn(sites, earlierSites) + notIn(earlierSites, sites)) / Math.max(1, earlierSites.size);
  const loss = (earlierSites.size - sites.size) / Math.max(1, earlierSites.size);
  const [counts, before] = [countByClass(next.rows), countByClass(earlier.rows)];
  const lost = testClasses.filter((each) => counts[each] < before[each] * importLimits.classKept);
  return [
    {
      name: "edition",
      passed: next.edition >= earlier.edition,
      finding: `edition ${next.edition} after ${earlier.edition}`,
    },
    {
      name: "churn",
      passed: changed <= importLimits.churn,
      finding: `${percent(changed)} of the sites are new or gone; at most ${percent(importLimits.churn)} are expected`,
    },
    {
      name: "loss",
      passed: loss <= importLimits.loss,
      finding: `${percent(Math.max(0, loss))} fewer stations; at most ${percent(importLimits.loss)} are expected`,
    },
    {
      name: "classes",
      passed: lost.length === 0,
      finding:
        lost.length === 0
          ? "no class lost many of its stations"
          : lost.map((each) => `class ${each}: ${counts[each]} stations after ${before[each]}`).join(", "),
    },
  ];
}

const notIn = (sites: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...sites].filter((site) => !others.has(site)).length;

function sampleCheck(next: ListEdition, earlier: ListEdition): Check {
  return {
    name: "sample",
    passed: !next.sample || earlier.sample,
    finding:
      next.sample && !earlier.sample ? "a made-up list would replace a real one" : "no sample replaces a real list",
  };
}
