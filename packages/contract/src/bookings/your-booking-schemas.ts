import * as z from "zod";

/** Any text is taken, because a link that was cut short gets the same answer as every other one that shows nothing. */
const TokenBody = z.object({
  token: z.string().describe("What stands after # in the link to a booking"),
});

/** Everything that is stored about a booking and was given by the visitor, or follows from it. */
const HeldBooking = z.object({
  reference: z.string(),
  registration: z.string(),
  postcode: z.string(),
  service: z.string().describe("Id of the service"),
  location: z.string(),
  locationSlug: z.string().optional(),
  requestedAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
  customerDetails: z.unknown().optional(),
});

export const yourBookingSchemas = {
  showBooking: {
    summary: "Returns what is held about the booking request that a link belongs to",
    body: TokenBody,
    response: HeldBooking,
  },
  eraseBooking: {
    summary: "Erases the booking request that a link belongs to, as an operator would",
    body: TokenBody,
    response: z.object({ erasedAt: z.iso.datetime() }),
  },
} as const;

export type HeldBooking = z.output<typeof HeldBooking>;
