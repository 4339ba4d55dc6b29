import type { LocationPageName } from "@vanfettle/contract/paths";
import { forMot } from "./reading-about.ts";

/** What a visitor looks for, as the address of the page says it. */
export interface FindSearch {
  /** As it was typed, empty if the address has none. */
  text: string;
  /** Whether places found open on their page of servicing or of the MOT. */
  page: LocationPageName;
}

/** Reads what a visitor looks for from the query of an address. */
export const readFindSearch = (parameters: URLSearchParams): FindSearch => ({
  text: parameters.get("q")?.trim() ?? "",
  page: parameters.get("for") === forMot ? "motLocation" : "servicingLocation",
});
