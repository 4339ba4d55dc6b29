import type { Schema } from "electrodb";
import { projectionOf } from "../table/table-shape.ts";
import { bySlug, inListing, inRegion, locationAttributes } from "./location-attributes.ts";

const attributes = {
  ...locationAttributes,
  countyCount: { type: "number", required: true },
  listing: { type: ["regions"] as const, required: true },
} as const;

export const regionSchema = {
  model: { service: "vanfettle", entity: "region", version: "1" },
  attributes,
  indexes: {
    bySlug,
    inRegion: { ...inRegion, projection: projectionOf("gsi1", attributes) },
    inListing: { ...inListing, projection: projectionOf("gsi2", attributes) },
  },
} as const satisfies Schema<string, string, string, string>;
