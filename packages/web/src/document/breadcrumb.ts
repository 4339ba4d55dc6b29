import {
  distinctCountyName,
  distinctNameOf,
  type NamedLocation,
} from "@vanfettle/contract/location/location";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import { regionByName } from "@vanfettle/contract/location/regions";
import {
  locationPath,
  motPath,
  pages,
  type LocationPageName,
  type SlugPageName,
} from "@vanfettle/contract/paths";

/** The label and link of a breadcrumb level. `path` is null for the last level, the page itself. */
export type Crumb = { name: string; path: string | null };

type BreadcrumbLocation = NamedLocation &
  Pick<LocationPage, "slug" | "type" | "region" | "regionSlug" | "county" | "countySlug">;

/**
 * Returns the breadcrumb of a location page: home, service, region, county, location. Levels that
 * the location lacks, and levels that link to the page itself or to the same page as their parent,
 * are left out. A county with the same name as its region appears by its unique name. The last
 * level of a county's A to Z is that list.
 */
export function breadcrumb(page: SlugPageName, location: BreadcrumbLocation): Crumb[] {
  const levels = page === "motAToZ" ? levelsOf("motLocation", location) : levelsOf(page, location);
  const last = distinctNameOf(location);
  if (page !== "motAToZ") return [...levels, { name: last, path: null }];
  return [...levels, { name: last, path: motPath(location.slug) }, { name: "A to Z", path: null }];
}

/** Returns the levels above a location's page. */
function levelsOf(page: LocationPageName, location: BreadcrumbLocation): Crumb[] {
  const { type, region, county, countySlug } = location;
  const service =
    page === "servicingLocation"
      ? { name: "Van Servicing", path: pages.vanServicing.canonical }
      : { name: "Van MOT", path: pages.motLanding.canonical };
  const regionSlug = regionByName(region)?.slug ?? location.regionSlug;
  const ancestors = [
    { name: "Home", path: pages.home.canonical },
    service,
    ...(type === "region" ? [] : [{ name: region, path: locationPath(page, regionSlug) }]),
    ...(county && countySlug && type !== "county"
      ? [{ name: distinctCountyName(county, region), path: locationPath(page, countySlug) }]
      : []),
  ];
  const ownPath = locationPath(page, location.slug);
  return ancestors.filter(({ path }, i) => path !== ownPath && path !== ancestors[i - 1]?.path);
}
