import { everydayNames } from "../facts/names.ts";

/** "Saint" is written "St", and the small words inside a hyphenated name are lower case. */
export function displayName(geonamesName: string): string {
  const name = everydayNames.get(geonamesName) ?? geonamesName;
  return name
    .replace(/^(Saint|St\.) /, "St ")
    .replace(/-(Le|Upon|On)(?=-)/g, (word) => word.toLowerCase())
    .replace(/-avon$/, "-Avon");
}
