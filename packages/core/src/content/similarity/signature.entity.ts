import type { Schema } from "electrodb";

/**
 * The signature of a location's newest text, with which new texts are compared without reading the
 * country's texts.
 */
export const signatureSchema = {
  model: { service: "vanfettle", entity: "sketch", version: "2" },
  attributes: {
    regionSlug: { type: "string", required: true, readOnly: true },
    /** `place`, `county` or `region`: a place and its county may have one slug. */
    kind: { type: "string", required: true, readOnly: true },
    slug: { type: "string", required: true, readOnly: true },
    servicing: { type: "string", required: true },
    mot: { type: "string", required: true },
    faqs: { type: "string", required: true },
  },
  indexes: {
    /** The signatures of a region. */
    byRegion: {
      pk: { field: "pk", composite: ["regionSlug"], template: "sketches#${regionSlug}" },
      sk: { field: "sk", composite: ["kind", "slug"] },
    },
  },
} as const satisfies Schema<string, string, string, string>;
