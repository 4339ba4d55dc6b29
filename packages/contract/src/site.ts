/** The brand, its contact address and other facts about the site. */
export const site = {
  brand: "VanFettle",
  tagline: "Van servicing and van MOT, booked online",
  email: "hello@vanfettle.example",
  partnerName: "our garage-booking partner",
  locale: "en-GB",
  timeZone: "Europe/London",
  legalVersion: 2,
  legalInForceSince: "2026-11-22",
  /** True if pages show the unproved claims in `marketing-claims.ts`. */
  showsUnprovedClaims: true as boolean,
  /** The address of each social network page. A network without an address is shown as plain text. */
  social: { facebook: null, instagram: null, x: null } as Record<"facebook" | "instagram" | "x", string | null>,
} as const;

/** Returns the fields that still contain a placeholder (a `.example` address), which prevents a deploy. */
export function placeholderFields(config: { email: string }): string[] {
  return config.email.endsWith(".example") ? ["email"] : [];
}
