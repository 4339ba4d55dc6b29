import { pages, type LocationPageName } from "@vanfettle/contract/paths";

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

/** Returns the address of a search whose results open on a kind of page. */
export const findPath = (text: string, page: LocationPageName): string =>
  `${pages.find.canonical}?${new URLSearchParams({ q: text, ...(page === "motLocation" && { for: forMot }) })}`;
