export const site = {
  brand: "VanFettle",
  tagline: "Van servicing and van MOT, booked online",
  email: "hello@vanfettle.example",
  partnerName: "our garage-booking partner",
  locale: "en-GB",
  timeZone: "Europe/London",
  legalVersion: 3,
  legalInForceSince: "2026-11-26",
  /**
   * The address of each social network page. A network without an address is shown as plain text.
   */
  social: { facebook: null, instagram: null, x: null } as Record<
    "facebook" | "instagram" | "x",
    string | null
  >,
} as const;

/**
 * The colours of the logo. The other colours of the pages are in
 * `packages/web/src/app/styles/theme.css`.
 */
export const brandColours = { ink: "#0b1f3a", plate: "#ffc21a" } as const;

/**
 * The van of the logo as an SVG path on a grid of 64 by 64, for the even-odd fill rule: body,
 * window and wheels.
 */
export const vanMarkPath =
  "M12 16h24.5a8 8 0 0 1 6 2.7l8.2 9.3 4.7 1.6a3 3 0 0 1 2 2.8V42a2 2 0 0 1-2 2h-2.9a7.5 7.5 0 0 0-15 0H27.5a7.5 7.5 0 0 0-15 0H10a2 2 0 0 1-2-2V20a4 4 0 0 1 4-4z" +
  "M37 21v8h9.4l-5.9-6.7a4 4 0 0 0-3-1.3z" +
  "M20 39a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z" +
  "M45 39a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 3.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z";

/**
 * Returns the fields that still contain a placeholder (a `.example` address), which prevents a
 * deploy.
 */
export function placeholderFields(config: { email: string }): string[] {
  return config.email.endsWith(".example") ? ["email"] : [];
}
