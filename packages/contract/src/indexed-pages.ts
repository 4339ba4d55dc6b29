import type { LocationKind } from "./location/location.ts";
import {
  isAdminPage,
  pages,
  type FixedPageName,
  type PageName,
  type SlugPageName,
} from "./paths.ts";

/**
 * The rules on which pages there are for a location, which pages search engines index, and which
 * places a page of a county lists. The robots tags, the XML sitemap, the sitemap page and the links
 * of pages follow from them.
 */

/** The pages of each kind of location. */
export const pagesOfKind: Record<LocationKind, readonly SlugPageName[]> = {
  region: ["servicingLocation", "motLocation"],
  county: ["servicingLocation", "motLocation", "motAToZ"],
  place: ["servicingLocation", "motLocation"],
};

/** The attributes of a location that decide if its pages are indexed. */
export interface IndexedFacts {
  /** The stations within five miles. */
  garageCount: number;
  isCore?: boolean;
  /** `same-stations` if a larger place's page names the same stations. */
  listing?: string;
}

/**
 * Returns whether search engines should index the pages of a location. Regions, counties and core
 * places always qualify; other places qualify by what their pages show: a station within five miles
 * that no larger place's page names too. A text does not count, because a generated text alone
 * makes no page worth a visit.
 */
export const isIndexedLocation = (kind: LocationKind, facts: IndexedFacts): boolean =>
  kind !== "place" ||
  facts.isCore === true ||
  (facts.garageCount > 0 && facts.listing !== "same-stations");

/**
 * The numbers of places, the largest, that the pages of a county list. The MOT page lists no
 * others, the servicing page behind them, in rows of two, three and four; the A to Z lists all by
 * name.
 */
export const countyPagePlaceLimits = { servicingLocation: 12, motLocation: 18 } as const;

/** The pages without a location that are not indexed: searches and a visitor's own data. */
const notIndexed: readonly FixedPageName[] = ["find", "yourBooking", "myVans"];

/** Returns whether search engines should index a page without a location. */
export const isIndexedPage = (page: FixedPageName): boolean =>
  !isAdminPage(page) && !notIndexed.includes(page);

const isFixed = (page: PageName): page is FixedPageName => pages[page].canonical !== null;

/** The canonical paths of the indexed pages without a location. */
export const indexedPages = (Object.keys(pages) as PageName[])
  .filter(isFixed)
  // The servicing page is the home page under a second address.
  .filter((page) => isIndexedPage(page) && page !== "vanServicing")
  .map((page) => pages[page].canonical as string);
