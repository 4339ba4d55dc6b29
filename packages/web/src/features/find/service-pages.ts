import { locationPath, type LocationPageName } from "@vanfettle/contract/paths";

interface ServicePage {
  service: string;
  path: string;
}

/** Returns both pages of a place, first the page of the service that the visitor is reading about. */
export function servicePages(first: LocationPageName, slug: string): [ServicePage, ServicePage] {
  const servicing = { service: "Servicing", path: locationPath("servicingLocation", slug) };
  const mot = { service: "MOT", path: locationPath("motLocation", slug) };
  return first === "motLocation" ? [mot, servicing] : [servicing, mot];
}
