// Limits and amounts that several packages share. Legal values are in `law-values.ts`.

export const registrationMaxLength = 8;
export const postcodeMaxLength = 8;
export const locationMaxLength = 100;
export const requestBodyMaxBytes = 16 * 1024;
export const idempotencyKeyLength = { min: 16, max: 255 } as const;
/** Equal booking requests without an idempotency key that arrive within this many minutes are stored as one booking. */
export const duplicateBookingWindowMinutes = 10;

export const defaultLocationSlug = "birmingham";
export const popularCitySlugs = ["london", "birmingham", "manchester", "liverpool", "leeds", "bristol"] as const;
export const footerLocationSlugs = ["london", "birmingham", "manchester", "liverpool", "bristol", "glasgow"] as const;

/** Returns the city name for a slug from these lists, whose slugs are lower-case names. */
export const cityName = (slug: (typeof popularCitySlugs | typeof footerLocationSlugs)[number]): string =>
  slug.charAt(0).toUpperCase() + slug.slice(1);

/** The `location` value sent by booking forms on pages that are not about a location. */
export const homeFormLocation = "UK-wide";
export const defaultFormLocation = "UK";

/** The number of places that a county page shows outside its disclosure. */
export const countyPagePlaceLimit = 20;
export const nearbyPlaceLimit = 12;
export const nearbyMiles = 15;
/** The length in characters up to which a stored MOT text is replaced by the default text. */
export const motTextThreshold = 100;

export const contentBatchLimit = 50;
export const contentBatchDefault = 10;
/** The number of days before a review is due in which operators, `npm run check` and deploys name the advice. */
export const adviceReviewNoticeDays = 60;
/** The length limits, in characters, of an operator's reason for a decision. */
export const reasonLength = { min: 3, max: 500 } as const;
/** The total shown before the first run: the size of the core set. */
export const defaultProgressTotal = 243;
/**
 * The most days of a report on bookings, and the most bookings in it, which a function must read within its 10 seconds.
 * 16,000 took 2 seconds of processor time, of which a function with 1 GB has a little more than half.
 */
export const bookingReportLimits = { days: 92, bookings: 25_000 } as const;
export const pollingMs = { running: 2_000, idle: 30_000, betweenRegions: 3_000 } as const;

/** The maximum characters of a sentence, heading, question or title in a text. The local writer's longest has 172. */
export const sentenceMaxLength = 600;
export const sentenceTooLong = `A sentence, heading or title has at most ${sentenceMaxLength} characters`;

/** The maximum characters of a page's title and description. Search results truncate longer text. */
export const metaLimits = {
  title: { min: 25, max: 65 },
  description: { min: 70, max: 160 },
} as const;

export const toast = {
  limit: 1,
  durationMs: 5_000,
  removeDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: "F8",
  maxWidthPx: 420,
} as const;
export const tooltip = { openDelayMs: 700, skipDelayMs: 300 } as const;

export const structuredData = {
  serviceRadiusMetres: 25_000,
  priceRange: "££",
  opens: "00:00",
  closes: "23:59",
} as const;

export const legal = {
  minimumAge: 18,
  bookingRetentionYears: 7,
  /** The period covered by DynamoDB's point-in-time recovery. */
  backupDays: 35,
  /** Exceeds the age of any backup, so a restore cannot bring back an erased request. */
  erasedKeyDays: 36,
  privacyResponseDays: 30,
  enquiryResponseBusinessDays: 5,
  liabilityMonths: 12,
  liabilityFloorPounds: 100,
} as const;

/**
 * Returns the liability cap in pounds: the customer's payments in the last 12 months, with a minimum of £100.
 * `monthlyPayments` are in pounds, newest month last.
 */
export function liabilityCap(monthlyPayments: readonly number[]): number {
  const paid = monthlyPayments.slice(-legal.liabilityMonths).reduce((sum, amount) => sum + amount, 0);
  return Math.max(paid, legal.liabilityFloorPounds);
}
