/**
 * The councils with places only on islands without a road link to the mainland, with the name of
 * the islands.
 */
const islandCouncils: Readonly<Record<string, string>> = {
  "Isle of Wight": "the Isle of Wight",
  "Isles of Scilly": "the Isles of Scilly",
  "Na h-Eileanan Siar": "the Outer Hebrides",
  "Orkney Islands": "Orkney",
  "Shetland Islands": "Shetland",
};

/**
 * The places on such islands in councils that also have mainland places. Skye and Anglesey have
 * bridges.
 */
const islandPlaces: Readonly<Record<string, string>> = {
  lamlash: "Arran",
  millport: "Great Cumbrae",
  "port-bannatyne": "Bute",
  rothesay: "Bute",
  tobermory: "Mull",
};

/** Returns the island of a place without a road link, worded for a sentence, or null. */
export const islandOf = (place: {
  canonicalSlug: string;
  localGovernmentArea: string;
}): string | null =>
  islandPlaces[place.canonicalSlug] ?? islandCouncils[place.localGovernmentArea] ?? null;
