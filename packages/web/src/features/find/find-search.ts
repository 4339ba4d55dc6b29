import { holdsRegistration } from "@vanfettle/contract/find/holds-registration";
import type { LocationPageName } from "@vanfettle/contract/paths";
import { forMot } from "./reading-about.ts";

/** What a visitor looks for, as the address of the page says it. */
export interface FindSearch {
  /** As it was typed; empty if the address has none, or a registration. */
  text: string;
  /** Whether a registration was typed, which is neither searched for nor shown. */
  isRegistration: boolean;
  /** Whether places found open on their page of servicing or of the MOT. */
  page: LocationPageName;
}

/** Reads what a visitor looks for from the query of an address. */
export function readFindSearch(parameters: URLSearchParams): FindSearch {
  const typed = parameters.get("q")?.trim() ?? "";
  const isRegistration = holdsRegistration(typed);
  return {
    text: isRegistration ? "" : typed,
    isRegistration,
    page: parameters.get("for") === forMot ? "motLocation" : "servicingLocation",
  };
}
