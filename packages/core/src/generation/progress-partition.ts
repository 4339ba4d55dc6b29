/** The one partition that holds the current run and the progress of each scope, so that progress is one query. */
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
