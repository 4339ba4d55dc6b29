/** What does this slug open? Regions, counties and places share one partition per slug, so one query tells. */
export const bySlug = {
  collection: "location",
  pk: { field: "pk", composite: ["canonicalSlug"], template: "location#${canonicalSlug}" },
  sk: { field: "sk", composite: [] },
} as const;

/** What lies in this region? The content manager's list, a region's sitemap, and what seeding compares with. */
export const inRegion = {
  index: "gsi1",
  collection: "inRegion",
  pk: { field: "gsi1pk", composite: ["regionSlug"], template: "region#${regionSlug}" },
  sk: { field: "gsi1sk", composite: ["canonicalSlug"] },
} as const;

/** What is on this short list? Sparse: only rows with a `listing` are in it. */
export const inListing = {
  index: "gsi2",
  pk: { field: "gsi2pk", composite: ["listing"], template: "listing#${listing}" },
  sk: { field: "gsi2sk", composite: ["canonicalSlug"] },
} as const;
