import { uuidOf } from "../ids.ts";

/** Seeding gives each location an id that its kind and slug tell, so its texts are found without reading its row. */
export const locationId = (kind: "region" | "county" | "place", canonicalSlug: string): string =>
  uuidOf(`${kind}/${canonicalSlug}`);
