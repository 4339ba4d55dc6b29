import { testClasses, type TestClass } from "@vanfettle/contract/station/station-classes";
import type { StationRow } from "../files/station-table.ts";
import type { GeocodedRows } from "./geocode-rows.ts";

/** The limits for a new list. Larger changes are more likely errors than a year's changes. */
const importLimits = {
  rows: 20_000,
  /** The share of the previous sites that may be new or missing. */
  churn: 0.15,
  /** The maximum net loss of rows: a share of the previous list. */
  loss: 0.05,
  geocodedByPostcode: 0.97,
  /** The minimum share of a class's previous stations that must remain. */
  classKept: 0.8,
} as const;

export interface Check {
  name: "rows" | "duplicates" | "precision" | "classes" | "edition" | "churn" | "loss" | "sample";
  passed: boolean;
  finding: string;
}

const check = (name: Check["name"], passed: boolean, finding: string): Check => ({
  name,
  passed,
  finding,
});

/** The comparable facts about an edition of the list. */
export type ListEdition = {
  edition: string;
  sample: boolean;
  rows: readonly Pick<StationRow, "site" | "classes">[];
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export function countByClass(rows: ListEdition["rows"]): Record<TestClass, number> {
  const count = (each: TestClass) => rows.filter(({ classes }) => classes.includes(each)).length;
  const counts = testClasses.map((each) => [each, count(each)]);
  return Object.fromEntries(counts) as Record<TestClass, number>;
}

/** Checks a new list by itself and, if available, against the previous list. */
export function checkImport(
  next: ListEdition,
  { rows, unlocated }: GeocodedRows,
  earlier?: ListEdition,
  leastRows: number = importLimits.rows,
): Check[] {
  const rowCount = next.rows.length;
  const rowsMessage = `${rowCount} stations; at least ${leastRows} are expected`;

  const duplicates = rowCount - sitesOf(next).size;
  const duplicatesMessage = `${duplicates} site numbers occur twice; each must be unique`;

  const byPostcode = rows.filter((row) => row.precision === "postcode").length;
  const exact = byPostcode / Math.max(1, rows.length + unlocated.length);
  const least = importLimits.geocodedByPostcode;
  const precisionMessage = `${percent(exact)} geocoded by full postcode; at least ${percent(least)} are expected`;

  const counts = countByClass(next.rows);
  const absent = testClasses.filter((each) => counts[each] === 0);
  const classesMessage =
    absent.length === 0
      ? "every class is tested somewhere"
      : `no station tests class ${absent.join(", ")}`;

  return [
    check("rows", rowCount >= leastRows, rowsMessage),
    check("duplicates", duplicates === 0, duplicatesMessage),
    check("precision", exact >= least, precisionMessage),
    check("classes", absent.length === 0, classesMessage),
    ...(earlier ? compare(next, earlier) : []),
  ];
}

function compare(next: ListEdition, earlier: ListEdition): Check[] {
  const replacesReal = next.sample && !earlier.sample;
  const finding = replacesReal
    ? "a sample list would replace a real one"
    : "no sample replaces a real list";
  const sample = check("sample", !replacesReal, finding);
  // Sample and real lists have no common sites to compare.
  if (earlier.sample !== next.sample) return [sample];
  const [sites, earlierSites] = [sitesOf(next), sitesOf(earlier)];
  const earlierCount = Math.max(1, earlierSites.size);
  const changed = (notIn(sites, earlierSites) + notIn(earlierSites, sites)) / earlierCount;
  const loss = (earlierSites.size - sites.size) / earlierCount;
  const [counts, before] = [countByClass(next.rows), countByClass(earlier.rows)];
  const lost = testClasses
    .filter((each) => counts[each] < before[each] * importLimits.classKept)
    .map((each) => `class ${each}: ${counts[each]} stations after ${before[each]}`);
  const churned = `${percent(changed)} of the sites are new or gone; at most ${percent(importLimits.churn)} are expected`;
  const fewer = `${percent(Math.max(0, loss))} fewer stations; at most ${percent(importLimits.loss)} are expected`;
  const order = `edition ${next.edition} after ${earlier.edition}`;
  return [
    check("edition", next.edition >= earlier.edition, order),
    check("churn", changed <= importLimits.churn, churned),
    check("loss", loss <= importLimits.loss, fewer),
    check("classes", lost.length === 0, lost.join(", ") || "no class lost many of its stations"),
    sample,
  ];
}

const notIn = (sites: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...sites].filter((site) => !others.has(site)).length;

const sitesOf = ({ rows }: ListEdition): Set<string> => new Set(rows.map(({ site }) => site));
