import type { ContentQueue, ContentQueueEstimate } from "../generation/queue-schemas.ts";

/** Builds the estimate of a queue over 3,912 texts. */
export const buildQueueEstimate = (
  overrides: Partial<ContentQueueEstimate> = {},
): ContentQueueEstimate => ({
  texts: 3_912,
  leftOut: 0,
  calls: 8_606,
  tokens: { input: 36_577_200, output: 12_048_960 },
  costPounds: 26.59,
  costDollars: 33.24,
  days: 17,
  budget: { dailyTokens: 3_000_000, left: 2_000_000 },
  measuredTexts: 0,
  ...overrides,
});

/** Builds a queue that is running. */
export const buildQueue = (overrides: Partial<ContentQueue> = {}): ContentQueue => ({
  runId: "run_9",
  selection: "missing",
  startedBy: "ann@example.com",
  startedAt: "2026-11-21T10:30:00.000Z",
  finishedAt: null,
  state: "running",
  continuesDaily: true,
  continuesAt: null,
  texts: 3_912,
  done: 1_956,
  failed: 391,
  perMinute: 12.5,
  minutesLeft: 157,
  daysLeft: 0,
  paidCalls: 3_920,
  tokens: { input: 18_000_000, output: 6_000_000 },
  costPounds: 13.3,
  costDollars: 16.6,
  ...overrides,
});
