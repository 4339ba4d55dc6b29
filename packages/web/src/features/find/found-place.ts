import type { FoundPlace } from "@vanfettle/contract/find/find-schemas";
import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";

/** Returns the county and region of a place, without a county that the place's name includes. */
export function areaText({ kind, name, area }: Pick<FoundPlace, "kind" | "name" | "area">): string {
  if (kind === "region") return "Region";
  if (kind === "county") return `County, ${area}`;
  const [county = "", ...region] = area.split(/, (?=[^,]*$)/);
  return region.length > 0 && name.endsWith(`, ${county}`) ? region.join("") : area;
}

export type ServicePage = { service: string; path: string };

/**
 * Returns both pages of a place, first the page of the service that the visitor is reading about.
 */
export function servicePages(first: LocationPageName, slug: string): [ServicePage, ServicePage] {
  const servicing = { service: "Servicing", path: locationPath("servicingLocation", slug) };
  const mot = { service: "MOT", path: locationPath("motLocation", slug) };
  return first === "motLocation" ? [mot, servicing] : [servicing, mot];
}
