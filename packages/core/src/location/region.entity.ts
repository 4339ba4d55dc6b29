import { createSchema } from "electrodb";
import { projectionOf } from "../table/index-projection.ts";
import { locationAttributes } from "./location-attributes.ts";
import { bySlug, inListing, inRegion } from "./location-indexes.ts";

const attributes = {
  ...locationAttributes,
  countyCount: { type: "number", required: true },
  listing: { type: ["regions"] as const, required: true },
} as const;
const projection = projectionOf(attributes);

export const regionSchema = createSchema({
  model: { service: "vanfettle", entity: "region", version: "1" },
  attributes,
  indexes: { bySlug, inRegion: { ...inRegion, projection }, inListing: { ...inListing, projection } },
});
