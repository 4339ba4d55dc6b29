import * as z from "zod";
import { optionalText } from "../schema-fields.ts";

/** The fields of a request without their own column. */
export const customerDetails = z
  .unknown()
  .optional()
  .describe("The other fields of the request; absent without any");

/**
 * Accepts any text, so a truncated link gets the same response as every other link without a
 * booking.
 */
const TokenBody = z.object({
  token: z.string().describe("The part after # in the link to a booking"),
});

const StoredBooking = z.object({
  reference: z.string(),
  registration: z.string(),
  postcode: z.string(),
  service: z.string().describe("Id of the service"),
  location: z.string(),
  locationSlug: z.string().optional(),
  requestedAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
  page: optionalText.describe("The kind of page that the request was sent on"),
  customerDetails,
});

export const yourBookingSchemas = {
  showBooking: {
    summary: "Returns the stored data of the booking request that a link belongs to",
    body: TokenBody,
    response: StoredBooking,
  },
  eraseBooking: {
    summary: "Erases the booking request that a link belongs to, as an operator would",
    body: TokenBody,
    response: z.object({ erasedAt: z.iso.datetime() }),
  },
} as const;

export type StoredBooking = z.output<typeof StoredBooking>;
