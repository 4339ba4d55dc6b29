/**
 * The keys and indexes of the table, from which the template and the tests create it. All keys are strings and shared by
 * all entities. This file imports nothing, so that a synth loads neither the SDK nor the entities.
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
 * The attributes that both indexes project besides the keys: names, counts and dates, never a text or a page. DynamoDB
 * allows 100 projected attributes over all indexes of a table, each counted once per index.
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
  "factsHash",
  "publishedAt",
  "publishedVersion",
  "publishedFactsHash",
  "publishedPromptHash",
  "publishedRunId",
  "draftVersion",
  "draftRunId",
  "refusedVersion",
  "liveVersions",
  "rejectedVersions",
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
