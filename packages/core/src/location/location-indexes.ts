/** Finds locations by slug. Regions, counties and places share one partition per slug. */
export const bySlug = {
  collection: "location",
  pk: { field: "pk", composite: ["canonicalSlug"], template: "location#${canonicalSlug}" },
  sk: { field: "sk", composite: [] },
} as const;

/** Finds locations by region, for the content manager's list, the sitemap and seeding. */
export const inRegion = {
  index: "gsi1",
  collection: "inRegion",
  pk: { field: "gsi1pk", composite: ["regionSlug"], template: "region#${regionSlug}" },
  sk: { field: "gsi1sk", composite: ["canonicalSlug"] },
} as const;

/** Finds locations by listing. The index is sparse: it contains only rows with a `listing`. */
export const inListing = {
  index: "gsi2",
  pk: { field: "gsi2pk", composite: ["listing"], template: "listing#${listing}" },
  sk: { field: "gsi2sk", composite: ["canonicalSlug"] },
} as const;
