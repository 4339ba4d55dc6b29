import { readPairs, readTable } from "../csv.ts";

/**
 * The everyday names of places that GeoNames spells differently. other-names.csv keeps the other
 * spelling.
 */
const everydayNames: ReadonlyMap<string, string> = readPairs("reference/everyday-names.csv", [
  "geonamesName",
  "name",
]);

/**
 * GeoNames rows that are not a town or village: islands, administrative districts, valleys and
 * historic areas.
 */
export const excludedNames: ReadonlySet<string> = new Set(
  readTable("reference/excluded-names.csv", ["name"]).map(({ name }) => name),
);

/** GeoNames rows of hamlets, by id, with the population of a namesake, ward or district. */
export const excludedRows: ReadonlySet<number> = new Set(
  readTable("reference/excluded-rows.csv", ["id", "place"]).map(({ id }) => Number(id)),
);

/**
 * Returns the display name: the everyday name, with "St" for "Saint" and lower-case small words
 * between hyphens.
 */
export function toDisplayName(geonamesName: string): string {
  const name = everydayNames.get(geonamesName) ?? geonamesName;
  return name
    .replace(/\b(Saint|St\.) /, "St ")
    .replace(/-(Le|Upon|On)(?=-)/g, (word) => word.toLowerCase())
    .replace(/-avon$/, "-Avon");
}
