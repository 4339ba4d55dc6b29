import type { LocationPageName } from "@vanfettle/contract/paths";

/** The value of the parameter `for` of a search that stands for the MOT. Servicing is meant without it. */
export const forMot = "mot";

/** Returns the service that a visitor at an address of the site is reading about. */
export const readingAbout = ({ pathname, search }: { pathname: string; search: string }): LocationPageName =>
  /^\/van-mot|[?&]for=mot/i.test(pathname + search) ? "motLocation" : "servicingLocation";
