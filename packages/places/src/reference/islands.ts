/** Councils whose places are all on islands that no road connects with the mainland, with the name of the islands. */
const islandCouncils: Readonly<Record<string, string>> = {
  "Isle of Wight": "the Isle of Wight",
  "Isles of Scilly": "the Isles of Scilly",
  "Na h-Eileanan Siar": "the Outer Hebrides",
  "Orkney Islands": "Orkney",
  "Shetland Islands": "Shetland",
};

/** Places on such islands whose council also has mainland places, by canonical slug. Skye and Anglesey have bridges. */
const islandPlaces: Readonly<Record<string, string>> = {
  lamlash: "Arran",
  millport: "Great Cumbrae",
  "port-bannatyne": "Bute",
  rothesay: "Bute",
  tobermory: "Mull",
};

/** Returns the island that a place is on, if no road leads to it, as it is called in a sentence; otherwise null. */
export const islandOf = (place: { canonicalSlug: string; localGovernmentArea: string }): string | null =>
  islandPlaces[place.canonicalSlug] ?? islandCouncils[place.localGovernmentArea] ?? null;
