/**
 * The keys and indexes of the table. All keys are strings shared by all entities. No imports: a
 * synth loads neither the SDK nor the entities. CloudFormation cannot change an existing index, so
 * released entries are final; CONTRIBUTING.md describes how to replace one.
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
        // No longer stored. An index that exists cannot lose a projected attribute.
        "isWorthAText",
        "publishedAt",
        "publishedVersion",
        "publishedFactsHash",
        "publishedPromptHash",
        "publishedRunId",
        "draftVersion",
        "draftRunId",
        "draftWeight",
        "failureCode",
        "failedAt",
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

type Projected<I extends IndexName, A> = Extract<
  (typeof tableShape.indexes)[I]["projected"][number],
  keyof A
>;

/**
 * Returns the attributes that an index projects, for the type of its reads, with ElectroDB's
 * identifiers at run time.
 */
export function projectionOf<I extends IndexName, A extends object>(index: I, attributes: A) {
  const known = new Set([...Object.keys(attributes), "__edb_e__", "__edb_v__"]);
  const { projected }: { projected: readonly string[] } = tableShape.indexes[index];
  return projected.filter((name): name is Projected<I, A> => known.has(name));
}
