import type { ContentProgress, RegionProgress } from "../content-schemas.ts";

/** The answer to a poll: nothing generated yet, unless said otherwise. */
export const aProgress = (also: Partial<ContentProgress> = {}): ContentProgress => ({
  isRunning: false,
  completed: 0,
  total: 243,
  currentRegion: null,
  currentLocation: null,
  lastUpdate: null,
  regionProgress: [],
  failed: 0,
  runId: null,
  runKind: null,
  startedAt: null,
  finishedAt: null,
  paidCalls: 0,
  tokens: { input: 0, output: 0 },
  costPounds: null,
  ...also,
});

/** A region all of whose twenty texts were written, unless said otherwise. */
export const aResult = (region: string, also: Partial<RegionProgress> = {}): RegionProgress => ({
  region,
  successful: 20,
  total: 20,
  completedAt: "2026-11-21T10:42:07.000Z",
  failed: 0,
  ...also,
});
