// The limits of generated texts and of operators' requests. Visitors do not load them.

export const contentBatchLimit = 50;
/** The length limits, in characters, of an operator's reason for a decision. */
export const reasonLength = { min: 3, max: 500 } as const;

/**
 * The maximum characters of a sentence, heading, question or title in a text. The template
 * generator's longest has 172.
 */
export const sentenceMaxLength = 600;
export const sentenceTooLong = `A sentence, heading or title has at most ${sentenceMaxLength} characters`;

/**
 * The maximum characters of a page's title and description. Search results truncate longer text.
 */
export const metaLimits = {
  title: { min: 25, max: 65 },
  description: { min: 70, max: 160 },
} as const;

/**
 * The most days and bookings of a report. A function has 10 seconds; 16,000 took 2 of processor
 * time.
 */
export const bookingReportLimits = { days: 92, bookings: 25_000 } as const;

/** The most tokens that an operator can enter as a day's usage. */
export const correctedTokensMax = 1_000_000_000;

/** The total shown before the first run: the size of the core set. */
export const defaultProgressTotal = 243;
export const pollingMs = { running: 2_000, idle: 30_000, betweenRegions: 3_000 } as const;
