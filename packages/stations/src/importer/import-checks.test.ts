import { expect, test } from "vitest";
import type { TestClass } from "@vanfettle/contract/station/station-classes";
import { buildStationRow } from "../testing/small-station-data.ts";
import { checkImport, type ListEdition } from "./import-checks.ts";

const withoutClass7: TestClass[] = ["1", "2", "3", "4", "5"];
const everyClass: TestClass[] = ["1", "2", "3", "4", "5", "7"];
const edition = (
  changes: Partial<ListEdition> = {},
  count = 20_000,
  firstSite = 0,
): ListEdition => ({
  edition: "2026-02",
  sample: false,
  rows: Array.from({ length: count }, (_, n) => ({
    site: `S${n + firstSite}`,
    classes: everyClass,
  })),
  ...changes,
});
const geocodedRows = (exact: number, other = 0) => ({
  rows: [...Array<string>(exact).fill("postcode"), ...Array<string>(other).fill("sector")].map(
    (each) => buildStationRow({ precision: each as "postcode" | "sector" }),
  ),
  unlocated: [] as string[],
});

const failed = (next: ListEdition, earlier?: ListEdition, places = geocodedRows(100)) =>
  checkImport(next, places, earlier)
    .filter(({ passed }) => !passed)
    .map(({ name }) => name);

test("accepts a list of normal size, with or without an earlier list", () => {
  expect(failed(edition())).toEqual([]);
  expect(failed(edition(), edition({ edition: "2025-04" }))).toEqual([]);
});

test.each([
  ["fewer than 20,000 stations", edition({}, 19_999), undefined, ["rows"]],
  [
    "a class without stations",
    edition({ rows: edition().rows.map(({ site }) => ({ site, classes: ["4"] })) }),
    undefined,
    ["classes"],
  ],
  [
    "a duplicate site",
    edition({ rows: [...edition().rows, { site: "S1", classes: everyClass }] }),
    undefined,
    ["duplicates"],
  ],
  [
    "an older edition",
    edition({ edition: "2025-03" }),
    edition({ edition: "2025-04" }),
    ["edition"],
  ],
  ["15.1 % other sites", edition({}, 20_000, 1_510), edition({}, 20_000), ["churn"]],
  ["a tenth fewer stations", edition({}, 20_250), edition({}, 22_500), ["loss"]],
  [
    "a class that lost a third of its stations",
    edition({
      rows: edition().rows.map(({ site }, n) => ({
        site,
        classes: n % 3 ? everyClass : withoutClass7,
      })),
    }),
    edition(),
    ["classes"],
  ],
  ["a sample in place of a real list", edition({ sample: true }), edition(), ["sample"]],
] satisfies [string, ListEdition, ListEdition | undefined, string[]][])(
  "fails for %s",
  (_, next, earlier, names) => {
    expect(failed(next, earlier)).toEqual(names);
  },
);

test("accepts 15 % changed sites and 5 % fewer stations, and does not compare samples with real lists", () => {
  expect(failed(edition({}, 20_000, 1_500), edition({}, 20_000))).toEqual([]);
  expect(failed(edition({}, 20_900), edition({}, 22_000))).toEqual([]);
  expect(
    failed(edition({ edition: "2020-01" }), edition({ sample: true }, 30_000, 90_000)),
  ).toEqual([]);
});

test("requires 97 % of stations to be geocoded by full postcode, counting those without a location", () => {
  expect(failed(edition(), undefined, geocodedRows(97, 3))).toEqual([]);
  expect(failed(edition(), undefined, geocodedRows(96, 4))).toEqual(["precision"]);
  expect(
    failed(edition(), undefined, { ...geocodedRows(97, 0), unlocated: ["A", "B", "C", "D"] }),
  ).toEqual(["precision"]);
});
