import { locationDescription } from "@vanfettle/contract/location-texts/page-description";
import { fixedPageMeta } from "@vanfettle/contract/fixed-page-meta";
import { locationPageMeta, type MetaLocation, type PageMeta } from "@vanfettle/contract/page-meta";
import { locationPath, pages, type FixedPageName } from "@vanfettle/contract/paths";
import type { SeedRow } from "@vanfettle/core/location/seed/seed-locations";
import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { buildSeedRows } from "./seed-rows.ts";

const origin = "https://www.example";

/** The home page has two paths and one canonical path, so it is counted once. */
const fixedPages = (Object.keys(pages) as (keyof typeof pages)[]).filter(
  (page): page is FixedPageName => pages[page].canonical !== null && page !== "vanServicing",
);

/** A slug opens the region before the county and the county before the place, so only the first has pages. */
const shownRows = [
  ...Map.groupBy(buildSeedRows(loadGazetteer()), ({ canonicalSlug }) => canonicalSlug).values(),
].flatMap((rows) => rows.slice(0, 1));

const toMetaLocation = (row: SeedRow): MetaLocation => ({
  ...row,
  slug: row.canonicalSlug,
  type: row.kind === "place" ? row.type : row.kind,
  county: row.kind === "region" ? null : row.kind === "county" ? row.name : row.county,
  countySlug: row.kind === "region" ? null : row.kind === "county" ? row.slug : row.countySlug,
  centre: row.kind === "place" ? row.centre : null,
  postcode: row.postcodeArea,
  indexed: true,
  faq_content: null,
  servicing_meta_title: null,
  servicing_meta_description: null,
  mot_meta_title: null,
  mot_meta_description: null,
});

const metas: PageMeta[] = [
  ...fixedPages.map((page) => fixedPageMeta(page, origin)),
  ...shownRows.flatMap((row) =>
    (["servicingLocation", "motLocation"] as const).map((page) =>
      locationPageMeta(page, toMetaLocation(row), {
        origin,
        canonicalPath: locationPath(page, row.canonicalSlug),
        description: locationDescription(page, toMetaLocation(row)),
      }),
    ),
  ),
];

test("every location has its two pages, and every other page is counted", () => {
  expect(metas).toHaveLength(2 * 4161 + fixedPages.length);
});

test.each(["title", "description", "canonical"] as const)("no two pages have the same %s", (key) => {
  const byValue = Map.groupBy(metas, (meta) => meta[key]);
  expect([...byValue].filter(([, same]) => same.length > 1).map(([value]) => value)).toEqual([]);
});
