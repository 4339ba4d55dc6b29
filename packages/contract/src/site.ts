export const site = {
  brand: "VanFettle",
  tagline: "Van servicing and van MOT, booked online",
  email: "hello@vanfettle.example",
  partnerName: "our garage-booking partner",
  locale: "en-GB",
  timeZone: "Europe/London",
  legalVersion: 3,
  legalInForceSince: "2026-11-26",
  /** True if pages show the claims in `marketing-claims.ts` for which neither we nor a stage's settings have evidence. */
  showsUnverifiedClaims: true as boolean,
  /** The address of each social network page. A network without an address is shown as plain text. */
  social: { facebook: null, instagram: null, x: null } as Record<
    "facebook" | "instagram" | "x",
    string | null
  >,
} as const;

/** The colours of the logo. The other colours of the pages are in `packages/web/src/app/styles/theme.css`. */
export const brandColours = { ink: "#0b1f3a", plate: "#ffc21a" } as const;

/** Returns the fields that still contain a placeholder (a `.example` address), which prevents a deploy. */
export function placeholderFields(config: { email: string }): string[] {
  return config.email.endsWith(".example") ? ["email"] : [];
}
