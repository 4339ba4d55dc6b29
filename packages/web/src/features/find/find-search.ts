import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { forMot } from "./reading-about.ts";

export interface FindSearch {
  /** The text as typed; empty if it is missing or a registration. */
  text: string;
  /** True if the text is a registration, which is neither searched for nor shown. */
  isRegistration: boolean;
  /** The kind of page, servicing or MOT, that results open on. */
  page: LocationPageName;
}

/** Parses a search from the query of an address. */
export function parseFindSearch(parameters: URLSearchParams): FindSearch {
  const typed = parameters.get("q")?.trim() ?? "";
  const isRegistration = holdsRegistration(typed);
  return {
    text: isRegistration ? "" : typed,
    isRegistration,
    page: parameters.get("for") === forMot ? "motLocation" : "servicingLocation",
  };
}
