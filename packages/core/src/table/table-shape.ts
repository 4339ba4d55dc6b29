/**
 * The table as data, for the template and the tests to build it from. No library is imported here, so that a synth
 * needs neither the SDK nor the entities. Keys are text, named once, and shared by every entity.
 */
export const tableShape = {
  key: { pk: "pk", sk: "sk" },
  indexes: {
    gsi1: { pk: "gsi1pk", sk: "gsi1sk" },
    gsi2: { pk: "gsi2pk", sk: "gsi2sk" },
  },
  timeToLive: "expiresAt",
} as const;

/**
 * What both indexes carry besides keys: names, counts and dates, never a text or a page. DynamoDB allows 100 such
 * attributes over all indexes of a table, each counted once per index.
 */
export const projectedAttributes = [
  "__edb_e__",
  "__edb_v__",
  "id",
  "name",
  "slug",
  "canonicalSlug",
  "type",
  "region",
  "regionSlug",
  "county",
  "countySlug",
  "countyCount",
  "parentTown",
  "population",
  "garageCount",
  "isActive",
  "isCore",
  "listing",
  "seedHash",
  "publishedAt",
  "updatedAt",
  "keyHash",
  "registration",
  "postcode",
  "serviceType",
  "location",
  "createdAt",
  "expiresAt",
] as const;

export type IndexName = keyof typeof tableShape.indexes;
