import type { Schema } from "electrodb";
import { projectionOf } from "../table/table-shape.ts";
import { bySlug, inListing, inRegion, locationAttributes } from "./location-attributes.ts";

const attributes = {
  ...locationAttributes,
  originalId: { type: "number" },
  countyId: { type: "string", required: true },
  regionId: { type: "string", required: true },
  county: { type: "string", required: true },
  countySlug: { type: "string", required: true },
  type: { type: "string", required: true },
  country: { type: "string", required: true },
  localGovernmentArea: { type: "string" },
  nutsRegion: { type: "string" },
  isCentre: { type: "boolean", required: true, default: false },
  centreId: { type: "string" },
  parentTown: { type: "string" },
  isActive: { type: "boolean", required: true, default: true },
  isCore: { type: "boolean", required: true, default: false },
  /**
   * `core` for core places; `same-stations` for other places that share all their stations with a
   * larger place.
   */
  listing: { type: ["core", "same-stations"] as const },
} as const;

export const placeSchema = {
  model: { service: "vanfettle", entity: "place", version: "1" },
  attributes,
  indexes: {
    bySlug,
    inRegion: { ...inRegion, projection: projectionOf("gsi1", attributes) },
    inListing: { ...inListing, projection: projectionOf("gsi2", attributes) },
  },
} as const satisfies Schema<string, string, string, string>;
