import { foldName, plainName } from "@vanfettle/contract/geo/fold-name";
import type { ListedLocation } from "./listed-location.ts";

/** The fields that are searched, in plain letters, made once for the whole list and not at every key. */
export type SearchIndex = readonly { location: ListedLocation; fields: readonly string[] }[];

const formsOf = (name: string): string[] => [...new Set([plainName(name), foldName(name)])];

/** Returns the index of the locations that `searchLocations` reads. */
export const createSearchIndex = (locations: readonly ListedLocation[]): SearchIndex =>
  locations.map((location) => ({
    location,
    fields: [location.name, location.county ?? "", location.region].flatMap(formsOf),
  }));

/**
 * Returns the locations whose name, county or region contains `text`, in any case and with or without accents,
 * apostrophes and hyphens: `kings lynn` finds King's Lynn, and `saint ives` St Ives.
 */
export function searchLocations(index: SearchIndex, text: string): ListedLocation[] {
  if (text.trim() === "") return index.map(({ location }) => location);
  const searched = formsOf(text).filter(Boolean);
  const matches = (field: string) => searched.some((form) => field.includes(form));
  return index.filter(({ fields }) => fields.some(matches)).map(({ location }) => location);
}
