/**
 * The keys and indexes of the table, from which the template and the tests create it. All keys are strings and shared by
 * all entities. This file imports nothing, so that a synth loads neither the SDK nor the entities.
 *
 * CloudFormation cannot change the keys or the projection of an index that exists, so what stands here is final once it
 * is released: CONTRIBUTING.md describes how a new index takes the place of another.
 */
export const tableShape = {
  key: { pk: "pk", sk: "sk" },
  indexes: {
    /** The locations of a region, and the bookings of a day. */
    gsi1: {
      pk: "gsi1pk",
      sk: "gsi1sk",
      projected: [
        "__edb_e__",
        "__edb_v__",
        "canonicalSlug",
        "name",
        "region",
        "county",
        "type",
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
        "id",
        "keyHash",
        "createdAt",
        "expiresAt",
      ],
    },
    /** The core places and the regions, and the bookings of a vehicle. */
    gsi2: {
      pk: "gsi2pk",
      sk: "gsi2sk",
      projected: [
        "__edb_e__",
        "__edb_v__",
        "canonicalSlug",
        "name",
        "regionSlug",
        "county",
        "countyCount",
        "garageCount",
        "isActive",
        "id",
        "keyHash",
        "expiresAt",
      ],
    },
  },
  timeToLive: "expiresAt",
} as const;

export type IndexName = keyof typeof tableShape.indexes;
