/** The values of the law on personal data and on storage in browsers, for the legal pages. */
export const privacyLawValues = {
  /** Storage in a browser needs consent, except for the purposes of Schedule A1. */
  browserStorage: { moreExceptionsSince: "2026-02-05" },
  /** The days in which a complaint about personal data must be acknowledged, and since when. */
  dataComplaint: { acknowledgeWithinDays: 30, since: "2026-06-19" },
} as const;

export type PrivacyLawName = keyof typeof privacyLawValues;
