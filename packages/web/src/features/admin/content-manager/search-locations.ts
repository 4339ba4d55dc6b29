import type { ContentLocation } from "@vanfettle/contract/content-schemas";

/** What is searched of each location, folded once for the whole list rather than at every key. */
export type SearchIndex = readonly { location: ContentLocation; fields: readonly string[] }[];

const fold = (text: string): string => text.toLocaleLowerCase("en-GB");

export const searchIndex = (locations: readonly ContentLocation[]): SearchIndex =>
  locations.map((location) => ({ location, fields: [location.name, location.county, location.region].map(fold) }));

/** The locations with these letters in their name, county or region, in any case. */
export function searchLocations(index: SearchIndex, text: string): ContentLocation[] {
  const wanted = fold(text.trim());
  return index.filter(({ fields }) => fields.some((field) => field.includes(wanted))).map(({ location }) => location);
}
