/** Who the site is. The one place for the brand, its contact and the provider it works with. */
export const site = {
  brand: "VanFettle",
  tagline: "Van servicing and van MOT, booked in minutes",
  email: "hello@vanfettle.example",
  partnerName: "our garage-booking partner",
  locale: "en-GB",
  timeZone: "Europe/London",
  legalVersion: 1,
  legalInForceSince: "2026-11-01",
  /** False, and a build makes none of the claims in `claims.ts` that have no evidence. */
  showsUnprovedClaims: true as boolean,
  /** A network appears as a link once its address is known; until then as a plain icon with text. */
  social: { facebook: null, instagram: null, x: null } as Record<"facebook" | "instagram" | "x", string | null>,
} as const;

/** A deployed stage must not carry a placeholder; `.example` is reserved for them. */
export function placeholdersIn(config: { email: string }): string[] {
  return config.email.endsWith(".example") ? ["email"] : [];
}
