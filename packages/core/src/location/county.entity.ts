import { createSchema } from "electrodb";
import { projectionOf } from "../table/index-projection.ts";
import { locationAttributes } from "./location-attributes.ts";
import { bySlug, inRegion } from "./location-indexes.ts";

const attributes = {
  ...locationAttributes,
  regionId: { type: "string", required: true },
} as const;

export const countySchema = createSchema({
  model: { service: "vanfettle", entity: "county", version: "1" },
  attributes,
  indexes: { bySlug, inRegion: { ...inRegion, projection: projectionOf(attributes) } },
});
