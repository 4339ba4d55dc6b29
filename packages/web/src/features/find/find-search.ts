import { pages, type LocationPageName } from "@vanfettle/contract/paths";

/** What a visitor looks for, as the address of the page says it. */
export interface FindSearch {
  /** As it was typed, empty if the address has none. */
  text: string;
  /** Whether places found open on their page of servicing or of the MOT. */
  page: LocationPageName;
}

/** The value of the parameter `for` that stands for the MOT. Servicing is meant without it. */
export const forMot = "mot";

export const readFindSearch = (parameters: URLSearchParams): FindSearch => ({
  text: parameters.get("q")?.trim() ?? "",
  page: parameters.get("for") === forMot ? "motLocation" : "servicingLocation",
});

/** Returns the address of a search. */
export function findPath({ text, page }: FindSearch): string {
  const parameters = new URLSearchParams({ q: text, ...(page === "motLocation" && { for: forMot }) });
  return `${pages.find.canonical}?${parameters}`;
}
