/** The total shown before the first run: the size of the core set. */
export const defaultProgressTotal = 243;
export const pollingMs = { running: 2_000, idle: 30_000, betweenRegions: 3_000 } as const;
