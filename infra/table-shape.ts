export const tableShape = {
  partitionKey: "pk",
  sortKey: "sk",
  timeToLive: "expiresAt",
  indexes: [
    { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk", attributes: ["name", "slug", "__edb_e__", "__edb_v__"] },
    { name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk", attributes: ["name", "slug", "__edb_e__", "__edb_v__"] },
  ],
} as const;
