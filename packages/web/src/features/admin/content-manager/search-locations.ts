import type { ContentLocation } from "@vanfettle/contract/content-schemas";

/** The lower-case fields that are searched, made once for the whole list and not at every key. */
export type SearchIndex = readonly { location: ContentLocation; fields: readonly string[] }[];

const toLowerCase = (text: string): string => text.toLocaleLowerCase("en-GB");

export const createSearchIndex = (locations: readonly ContentLocation[]): SearchIndex =>
  locations.map((location) => ({
    location,
    fields: [location.name, location.county, location.region].map(toLowerCase),
  }));

/** Returns the locations whose name, county or region contains `text`, in any case. */
export function searchLocations(index: SearchIndex, text: string): ContentLocation[] {
  const searched = toLowerCase(text.trim());
  return index.filter(({ fields }) => fields.some((field) => field.includes(searched))).map(({ location }) => location);
}
