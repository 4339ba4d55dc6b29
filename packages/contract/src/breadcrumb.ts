import { distinctNameOf, type NamedLocation } from "./distinct-name.ts";
import { locationPath, pages, type LocationPageName } from "./paths.ts";
import { regionByName } from "./regions.ts";
import type { LocationPage } from "./schemas.ts";

/** One level of a page's breadcrumb. `path` is null for the last level, which is the page itself. */
export interface Crumb {
  name: string;
  path: string | null;
}

type BreadcrumbLocation = NamedLocation &
  Pick<LocationPage, "type" | "region" | "regionSlug" | "county" | "countySlug">;

/**
 * Returns the breadcrumb of a location page: home, service, region, county, location. Levels that the location does
 * not have, or that repeat the name of the level above or of the location, are left out.
 */
export function breadcrumb(page: LocationPageName, location: BreadcrumbLocation): Crumb[] {
  const service =
    page === "servicingLocation"
      ? { name: "Van Servicing", path: pages.vanServicing.canonical }
      : { name: "Van MOT", path: pages.motLanding.canonical };
  const regionSlug = regionByName(location.region)?.slug ?? location.regionSlug;
  const ancestors: Crumb[] = [
    { name: "Home", path: pages.home.canonical },
    service,
    ...(location.type === "region" ? [] : [{ name: location.region, path: locationPath(page, regionSlug) }]),
    ...(location.county && location.countySlug && location.type !== "county"
      ? [{ name: location.county, path: locationPath(page, location.countySlug) }]
      : []),
  ];
  const distinct = ancestors.filter(
    (crumb, i) => crumb.name !== ancestors[i - 1]?.name && crumb.name !== location.name,
  );
  return [...distinct, { name: distinctNameOf(location), path: null }];
}
