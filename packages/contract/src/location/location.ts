export const locationKinds = ["region", "county", "place"] as const;

export type LocationKind = (typeof locationKinds)[number];

/** Returns true for the type of a region or county. Any other type is a place's. */
export const isAreaType = (type: string): boolean => type === "region" || type === "county";

/** Returns the kind of a location of the type: any other than an area's is a place's. */
export const kindOfType = (type: string): LocationKind =>
  type === "region" || type === "county" ? type : "place";

export interface NamedLocation {
  name: string;
  /** The disambiguated name, such as "Ashford, Kent". Absent if the name is unique. */
  distinctName?: string | undefined;
}

/** Returns the unique name of a location, for lists, titles and headings. */
export const distinctNameOf = ({ name, distinctName = name }: NamedLocation): string =>
  distinctName;

/** Compares locations by their unique names, for lists from A to Z. */
export const byDistinctName = (a: NamedLocation, b: NamedLocation): number =>
  distinctNameOf(a).localeCompare(distinctNameOf(b), "en");

/**
 * Returns whether a text contains the location's qualifier, such as "Kent". Always true for a
 * unique name.
 */
export function tellsApart(text: string, { name, distinctName = name }: NamedLocation): boolean {
  const qualifier = distinctName.slice(name.length).replace(/^,? /, "");
  return text.toLowerCase().includes(qualifier.toLowerCase());
}

/**
 * Returns the unique name of a county, such as "West Midlands county" where the region has the same
 * name.
 */
export const distinctCountyName = (county: string, region: string): string =>
  county === region ? `${county} county` : county;
