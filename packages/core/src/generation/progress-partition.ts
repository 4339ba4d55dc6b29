/** One partition holds the current run and the latest round of each scope, so that progress is one query. */
export const boardKey = { board: "board" } as const;

export const boardAttribute = { type: ["board"] as const, required: true, readOnly: true, default: "board" } as const;

export const boardPartition = { field: "pk", composite: ["board"], template: "generation#${board}" } as const;
