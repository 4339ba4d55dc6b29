import { expect, test } from "vitest";
import {
  locationPath,
  pages,
  type FixedPageName,
  type SlugPageName,
} from "@vanfettle/contract/paths";
import type { SeedRow } from "@vanfettle/core/location/seed/seed-locations";
import { loadGazetteer } from "@vanfettle/places/gazetteer";
import { buildSeedRows } from "@vanfettle/places/seed-rows";
import { fixedPageMeta } from "../packages/web/src/document/fixed-page-meta.ts";
import {
  locationPageMeta,
  type MetaLocation,
  type PageMeta,
} from "../packages/web/src/document/page-meta.ts";
import { locationDescription } from "../packages/web/src/features/location/texts/page-description.ts";

const origin = "https://www.example";

/**
 * The fixed pages. The home page has two paths and a single canonical path, so it is counted once.
 */
const fixedPages = (Object.keys(pages) as (keyof typeof pages)[]).filter(
  (page): page is FixedPageName => pages[page].canonical !== null && page !== "vanServicing",
);

/**
 * The rows with pages. A slug opens the region before the county, and the county before the place.
 */
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
  servicing_meta_title: null,
  servicing_meta_description: null,
  mot_meta_title: null,
  mot_meta_description: null,
});

const pagesOf = ({ kind }: SeedRow): SlugPageName[] => [
  "servicingLocation",
  "motLocation",
  ...(kind === "county" ? (["motAToZ"] as const) : []),
];

type StoredTitles = Pick<MetaLocation, "servicing_meta_title" | "mot_meta_title">;

/** Returns the metadata of all pages of a location, with the generated titles, if any. */
const locationMetas = (row: SeedRow, stored: Partial<StoredTitles> = {}): PageMeta[] =>
  pagesOf(row).map((page) => {
    const location = { ...toMetaLocation(row), ...stored };
    return locationPageMeta(page, location, {
      origin,
      canonicalPath: locationPath(page, row.canonicalSlug),
      description: locationDescription(page, location),
      faqs: [],
    });
  });

const metas: PageMeta[] = [
  ...fixedPages.map((page) => fixedPageMeta(page, origin)),
  ...shownRows.flatMap((row) => locationMetas(row)),
];

test("every location has two pages and a county three, and the other pages are included", () => {
  expect(metas).toHaveLength(2 * 4166 + 66 + fixedPages.length);
});

test.each(["title", "description", "canonical"] as const)(
  "no two pages have the same %s",
  (key) => {
    const byValue = Map.groupBy(metas, (meta) => meta[key]);
    expect([...byValue].filter(([, same]) => same.length > 1).map(([value]) => value)).toEqual([]);
  },
);

/** Builds generated titles from a location's name and county, which namesakes can share. */
const generatedTitles = ({
  name,
  county,
}: {
  name: string;
  county: string | null;
}): StoredTitles => ({
  servicing_meta_title: `Van Servicing ${name}, ${county}`,
  mot_meta_title: `Van MOT ${name}, ${county}`,
});

test("no two pages share a title when all texts are generated", () => {
  const titles = shownRows.flatMap((row) =>
    locationMetas(row, generatedTitles(toMetaLocation(row))),
  );
  const repeated = [...Map.groupBy(titles, ({ title }) => title)].filter(
    ([, same]) => same.length > 1,
  );
  expect(repeated.map(([title]) => title)).toEqual([]);
});

test("a generated title is kept if the location is unique or the title distinguishes it", () => {
  const titlesOf = (slug: string) => {
    const row = shownRows.find(({ canonicalSlug }) => canonicalSlug === slug);
    if (!row) throw new Error(`no ${slug}`);
    return locationMetas(row, generatedTitles(toMetaLocation(row))).map(({ title }) => title);
  };
  expect(titlesOf("maidstone")).toEqual([
    "Van Servicing Maidstone, Kent | VanFettle",
    "Van MOT Maidstone, Kent | VanFettle",
  ]);
  expect(titlesOf("ashford")).toEqual([
    "Van Servicing Ashford, Kent | VanFettle",
    "Van MOT Ashford, Kent | VanFettle",
  ]);
  expect(titlesOf("west-midlands-county")).toEqual([
    "Van Servicing in West Midlands county | VanFettle",
    "Van MOT in West Midlands county | VanFettle",
    "Van MOT in West Midlands county: All Places A to Z | VanFettle",
  ]);
});

test.each([
  ["Van Servicing in Deal, Kent", "Van Servicing in Deal, Kent | VanFettle"],
  ["Van Servicing in Deal, Kent | VanFettle", "Van Servicing in Deal, Kent | VanFettle"],
  [`Deal, Kent: ${"x".repeat(48)}`, `Deal, Kent: ${"x".repeat(48)}`],
])("a generated title has the brand once, if there is room: %s", (stored, title) => {
  const deal = shownRows.find(
    ({ kind, canonicalSlug }) => kind === "place" && canonicalSlug === "deal",
  );
  if (!deal) throw new Error("no Deal");
  const [servicing] = locationMetas(deal, { servicing_meta_title: stored });
  expect(servicing?.title).toBe(title);
});
