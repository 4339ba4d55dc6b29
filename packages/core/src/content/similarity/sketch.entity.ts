import type { Schema } from "electrodb";

/** The sketch of a location's newest text, so that a new text is compared without reading its siblings' texts. */
export const sketchSchema = {
  model: { service: "vanfettle", entity: "sketch", version: "1" },
  attributes: {
    /** The locations a text must differ from: places of a county, counties of a region, or the regions. Stored as `family`. */
    siblingGroup: { type: "string", field: "family", required: true, readOnly: true },
    slug: { type: "string", required: true, readOnly: true },
    servicing: { type: "string", required: true },
    mot: { type: "string", required: true },
    faqs: { type: "string", required: true },
  },
  indexes: {
    /** What are the texts of the siblings of this location like? */
    bySiblingGroup: {
      pk: { field: "pk", composite: ["siblingGroup"], template: "sketches#${siblingGroup}" },
      sk: { field: "sk", composite: ["slug"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;
