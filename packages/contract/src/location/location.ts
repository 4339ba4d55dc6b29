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

const takesArticle =
  /^(?:(?:North|South|East|West) (?:East|West|Midlands)(?: region)?|East of England|East Riding of Yorkshire|City of London|Highlands & Islands|Isles? of .*)(?:,|$)/;

/**
 * Returns a name as a sentence has it, with the article that some names need and without signs: "the
 * South East" and "Hampshire and the Isle of Wight", but "Kent".
 */
export const nameInSentence = (name: string): string =>
  (takesArticle.test(name) ? `the ${name}` : name)
    .replace(/ & (?=Humber|Isle of )/, " and the ")
    .replaceAll(" & ", " and ");

/** Returns the unique name of a location as a sentence has it. */
export const distinctNameInSentence = (location: NamedLocation): string =>
  nameInSentence(distinctNameOf(location));

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
