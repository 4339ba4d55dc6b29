import type { Schema } from "electrodb";
import { projectionOf } from "../table/table-shape.ts";
import { bySlug, inRegion, locationAttributes } from "./location-attributes.ts";

const attributes = { ...locationAttributes, regionId: { type: "string", required: true } } as const;

export const countySchema = {
  model: { service: "vanfettle", entity: "county", version: "1" },
  attributes,
  indexes: { bySlug, inRegion: { ...inRegion, projection: projectionOf("gsi1", attributes) } },
} as const satisfies Schema<string, string, string, string>;
