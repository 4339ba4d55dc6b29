import type {
  ContentEstimate,
  ContentProgress,
  ContentRun,
  RegionProgress,
} from "../generation/generation-schemas.ts";
import { regions } from "../location/regions.ts";

/** Builds a progress response. By default no texts are generated. */
export const buildContentProgress = (
  overrides: Partial<ContentProgress> = {},
): ContentProgress => ({
  isRunning: false,
  completed: 0,
  total: 243,
  texts: { completed: 0, total: 321 },
  currentRegion: null,
  currentLocation: null,
  lastUpdate: null,
  regionProgress: [],
  failed: 0,
  runKind: null,
  startedAt: null,
  finishedAt: null,
  ...overrides,
});

/** Builds the response about the current run. By default no texts are generated. */
export const buildContentRun = (overrides: Partial<ContentRun> = {}): ContentRun => ({
  runId: null,
  startedAt: null,
  texts: 0,
  paidCalls: 0,
  tokens: { input: 0, output: 0 },
  costPounds: null,
  queue: null,
  ...overrides,
});

/**
 * Builds the expected usage of runs: by default 7,000 tokens and a penny a text, another number of
 * texts in each region, and a third of the budget left.
 */
export const buildContentEstimate = (
  overrides: Partial<ContentEstimate> = {},
): ContentEstimate => ({
  tokensPerText: { input: 4_000, output: 3_000 },
  measuredTexts: 40,
  poundsPerThousandTexts: 10,
  exchangeRate: { poundsPerDollar: 0.8, setOn: "2026-03-01" },
  budget: { dailyTokens: 3_000_000, left: 1_000_000 },
  regions: regions.map(({ name }, index) => ({ region: name, texts: 20 + index })),
  ...overrides,
});

/** Builds the result of a region. By default all of its twenty texts are written. */
export const buildRegionProgress = (
  region: string,
  overrides: Partial<RegionProgress> = {},
): RegionProgress => ({
  region,
  successful: 20,
  total: 20,
  texts: { completed: 27, total: 27 },
  completedAt: "2026-11-21T10:42:07.000Z",
  failed: 0,
  ...overrides,
});
