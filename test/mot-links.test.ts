import { beforeAll, describe, expect, test } from "vitest";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { motAToZPath, motPath, pages } from "@vanfettle/contract/paths";
import { breadcrumb } from "../packages/web/src/document/breadcrumb.ts";
import { toLocationView } from "../packages/web/src/features/location/location-view.ts";
import { renderDocument } from "../packages/web/src/testing/render-document.ts";
import { shortOrLong } from "./suite-length.ts";
import { readSiteData, type SiteData } from "./truth/site-data.ts";

/** Follows the links between the MOT pages of all locations, as the pages' views list them. */

let site: SiteData;
/** The paths that each page links, by its own path. */
let links: Map<string, Set<string>>;
/** The MOT pages of locations, without the landing page and the lists from A to Z. */
let locationPaths: string[];

beforeAll(() => {
  site = readSiteData();
  const locations = [...site.locations.values()];
  locationPaths = locations.map(({ slug }) => motPath(slug));
  links = new Map([
    [pages.motLanding.canonical, new Set(regions.map(({ slug }) => motPath(slug)))],
    ...locations.map((location) => [motPath(location.slug), linksOf(location)] as const),
    ...locations
      .filter(({ type }) => type === "county")
      .map((county) => [motAToZPath(county.slug), linksOfAToZ(county)] as const),
  ]);
});

const crumbsOf = (...args: Parameters<typeof breadcrumb>) =>
  breadcrumb(...args).flatMap(({ path }) => path ?? []);

function linksOf(location: LocationPage): Set<string> {
  const view = toLocationView("motLocation", location);
  const { counties, places, nearby, alphabetical, class7Places } = view;
  const listed = [counties, places, nearby, alphabetical, class7Places]
    .flat()
    .map(({ slug }) => motPath(slug));
  // A place does not link the list of its county if it links every other place there.
  const hasAToZ = view.type === "county" || view.alphabetical.length > 0;
  const aToZ = hasAToZ ? [motAToZPath(view.countySlug ?? "")] : [];
  return new Set([
    ...listed,
    ...aToZ,
    ...crumbsOf("motLocation", view).filter((path) => path.startsWith("/van-mot/")),
  ]);
}

const linksOfAToZ = (county: LocationPage): Set<string> =>
  new Set(toLocationView("motAToZ", county).places.map(({ slug }) => motPath(slug)));

/** Returns the paths that a page's document links outside its header and footer. */
async function linksInDocument(path: string, location: LocationPage): Promise<Set<string>> {
  const { body } = await renderDocument(path, {
    [`/api/locations/${path.split("/").at(-2)}`]: location,
  });
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  return new Set([...main.matchAll(/<a [^>]*?href="([^"#?]*)"/g)].map(([, href = ""]) => href));
}

/**
 * Areas of each kind: with many and few places, in Northern Ireland and London, and with two slugs
 * or a shared name.
 */
const areas = [
  "east-of-england",
  "london",
  "northern-ireland",
  "kent",
  "greater-london",
  "rutland",
  "county-fermanagh",
].concat("county-antrim", "west-midlands-county");

const missing = (wanted: Iterable<string>, found: ReadonlySet<string>) =>
  [...wanted].filter((each) => !found.has(each));

const linksTo = (path: string) => links.get(path) ?? new Set<string>();

/** Returns the number of clicks to each page from the landing page. */
function clicksFromLanding(): Map<string, number> {
  const clicks = new Map<string, number>([[pages.motLanding.canonical, 0]]);
  for (const [path, count] of clicks) {
    for (const next of linksTo(path)) if (!clicks.has(next)) clicks.set(next, count + 1);
  }
  return clicks;
}

describe("every MOT page", () => {
  test("is within four clicks of the landing page", () => {
    const clicks = clicksFromLanding();
    expect(locationPaths).toHaveLength(4166);
    expect(locationPaths.filter((path) => (clicks.get(path) ?? Infinity) > 4)).toEqual([]);
  });

  test("has links on three other locations' MOT pages or more", () => {
    const inbound = new Map(locationPaths.map((path) => [path, 0]));
    for (const from of locationPaths) {
      for (const to of linksTo(from)) if (to !== from) inbound.set(to, (inbound.get(to) ?? 0) + 1);
    }
    expect(locationPaths.filter((path) => (inbound.get(path) ?? 0) < 3)).toEqual([]);
  });
});

test("the MOT page of a county links its largest places, eighteen at most", () => {
  const counties = [...site.locations.values()].filter(({ type }) => type === "county");
  expect(counties).toHaveLength(66);
  for (const { slug, places } of counties) {
    const linked = places.filter((place) => linksTo(motPath(slug)).has(motPath(place.slug)));
    const unlinked = places.filter((place) => !linked.includes(place));
    expect([slug, linked.length]).toEqual([slug, Math.min(18, places.length)]);
    const smallest = Math.min(...linked.map(({ population }) => population ?? 0));
    expect(unlinked.filter(({ population }) => (population ?? 0) > smallest)).toEqual([]);
  }
});

test("documents contain the links that their views list", async () => {
  const every = shortOrLong(100, 1);
  const locations = [...site.locations.values()].filter(
    ({ slug }, i) => i % every === 0 || areas.includes(slug),
  );
  for (const location of locations) {
    const path = motPath(location.slug);
    const found = await linksInDocument(path, location);
    expect([path, missing(linksTo(path), found)]).toEqual([path, []]);
    if (location.type !== "county") continue;
    const linked = location.places.filter(({ slug }) => found.has(motPath(slug)));
    expect([path, linked.length]).toEqual([path, Math.min(18, location.places.length)]);
    const aToZ = motAToZPath(location.slug);
    expect([aToZ, missing(linksTo(aToZ), await linksInDocument(aToZ, location))]).toEqual([
      aToZ,
      [],
    ]);
  }
});
