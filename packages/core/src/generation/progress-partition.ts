/** The partition of the current run and the progress of each scope, which are read in a single query. */
export const progressKey = { partition: "board" } as const;

/** Stored as `board`. */
export const partitionAttribute = {
  type: ["board"] as const,
  field: "board",
  required: true,
  readOnly: true,
  default: "board",
} as const;

export const progressPartition = {
  field: "pk",
  composite: ["partition"],
  template: "generation#${partition}",
} as const;
