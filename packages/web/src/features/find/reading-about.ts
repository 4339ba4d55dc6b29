import type { LocationPageName } from "@vanfettle/contract/paths";

/**
 * The value of a search's `for` parameter for the MOT. Without the parameter a search is for
 * servicing.
 */
export const forMot = "mot";

/** Returns the service that the page at an address is about. */
export const readingAbout = ({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): LocationPageName =>
  /^\/van-mot|[?&]for=mot/i.test(pathname + search) ? "motLocation" : "servicingLocation";
