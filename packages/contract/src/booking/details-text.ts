/** Returns the details of a booking request, which can be any JSON, as plain text. */
export const detailsText = (details: unknown): string =>
  typeof details === "object" && details !== null
    ? Object.entries(details)
        .map(([name, value]) => `${name}: ${detailsText(value)}`)
        .join(", ")
    : String(details);
