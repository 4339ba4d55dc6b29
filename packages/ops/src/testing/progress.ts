import type { ContentProgress } from "@vanfettle/contract/content-schemas";

export const aProgress = (over: Partial<ContentProgress> = {}): ContentProgress => ({
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
  costPounds: 0,
  ...over,
});

export const aRegion = (region: string, over: Partial<ContentProgress["regionProgress"][number]> = {}) => ({
  region,
  successful: 20,
  total: 20,
  completedAt: "2026-11-21T10:05:00.000Z",
  failed: 0,
  ...over,
});
