import type { Schema } from "electrodb";

/** What a location's newest text has in 5-grams, so that a new text is compared without reading its siblings' texts. */
export const sketchSchema = {
  model: { service: "vanfettle", entity: "sketch", version: "1" },
  attributes: {
    /** The locations a text must differ from: places of a county, counties of a region, or the regions. */
    family: { type: "string", required: true, readOnly: true },
    slug: { type: "string", required: true, readOnly: true },
    servicing: { type: "string", required: true },
    mot: { type: "string", required: true },
    faqs: { type: "string", required: true },
  },
  indexes: {
    /** What have the siblings of this location written? */
    byFamily: {
      pk: { field: "pk", composite: ["family"], template: "sketches#${family}" },
      sk: { field: "sk", composite: ["slug"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;
