import { locationPath, pages, type LocationPageName } from "./paths.ts";
import { regionByName } from "./regions.ts";
import type { LocationPage } from "./schemas.ts";

/** The last crumb is the page itself and has no link. */
export interface Crumb {
  name: string;
  path: string | null;
}

type Placed = Pick<LocationPage, "name" | "type" | "region" | "regionSlug" | "county" | "countySlug">;

/** Home, service, region, county, name. Levels that are absent or only repeat the one above are skipped. */
export function breadcrumb(page: LocationPageName, location: Placed): Crumb[] {
  const service =
    page === "servicingLocation"
      ? { name: "Van Servicing", path: pages.vanServicing.canonical }
      : { name: "Van MOT", path: pages.motLanding.canonical };
  const regionSlug = regionByName(location.region)?.slug ?? location.regionSlug;
  const above: Crumb[] = [
    { name: "Home", path: pages.home.canonical },
    service,
    ...(location.type === "region" ? [] : [{ name: location.region, path: locationPath(page, regionSlug) }]),
    ...(location.county && location.countySlug && location.type !== "county"
      ? [{ name: location.county, path: locationPath(page, location.countySlug) }]
      : []),
  ];
  const distinct = above.filter((crumb, i) => crumb.name !== above[i - 1]?.name && crumb.name !== location.name);
  return [...distinct, { name: location.name, path: null }];
}
