/** Business constants and limits. Every number a visitor or operator meets is stated here and nowhere else. */
export const registrationMaxLength = 8;
export const postcodeMaxLength = 8;
export const locationMaxLength = 100;
export const requestBodyMaxBytes = 16 * 1024;
export const idempotencyKeyLength = { min: 16, max: 255 } as const;
/** Equal payloads sent without a key count as one booking for this long. */
export const keylessBookingWindowMinutes = 10;

export const defaultLocationSlug = "birmingham";
export const popularCitySlugs = ["london", "birmingham", "manchester", "liverpool", "leeds", "bristol"] as const;
export const footerLocationSlugs = ["london", "birmingham", "manchester", "liverpool", "bristol", "glasgow"] as const;

/** The `location` a form sends when it is not about one place. */
export const homeFormLocation = "UK-wide";
export const defaultFormLocation = "UK";

export const motPagePlaceLimit = 20;
export const nearbyPlaceLimit = 12;
export const nearbyMiles = 15;
/** Stored MOT text of this length or shorter gives way to the default template. */
export const motTextThreshold = 100;

export const contentBatchLimit = 50;
export const contentBatchDefault = 10;
/** Shown as the total while no run has told the true one: the size of the core set. */
export const defaultProgressTotal = 243;
export const pollingMs = { running: 2_000, idle: 30_000, betweenRegions: 3_000 } as const;

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
  privacyResponseDays: 30,
  enquiryResponseBusinessDays: 5,
  liabilityMonths: 12,
  liabilityFloorPounds: 100,
} as const;

/** The greater of what the customer paid in the last 12 months and £100. Amounts in pounds, newest month last. */
export function liabilityCap(monthlyPayments: readonly number[]): number {
  const paid = monthlyPayments.slice(-legal.liabilityMonths).reduce((sum, amount) => sum + amount, 0);
  return Math.max(paid, legal.liabilityFloorPounds);
}
