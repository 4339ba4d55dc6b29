/** A location as lists and pages name it. */
export interface NamedLocation {
  name: string;
  /** The name with what tells the location apart, such as "Ashford, Kent". A location whose name is unique has none. */
  distinctName?: string | undefined;
}

/** Returns the name by which a location is told apart from every other one. Lists, titles and headings show it. */
export const distinctNameOf = ({ name, distinctName = name }: NamedLocation): string => distinctName;

/** Returns whether a text says what tells the location apart, such as "Kent". Any text does if the name is unique. */
export function tellsApart(text: string, { name, distinctName = name }: NamedLocation): boolean {
  const qualifier = distinctName.slice(name.length).replace(/^,? /, "");
  return text.toLowerCase().includes(qualifier.toLowerCase());
}

/**
 * Returns the name by which a county is told apart from its region: "West Midlands county", and the name alone where
 * the two differ.
 */
export const distinctCountyName = (county: string, region: string): string =>
  county === region ? `${county} county` : county;
