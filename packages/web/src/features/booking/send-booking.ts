import { bookingFields, type BookingIssues } from "@vanfettle/contract/bookings/booking-rules";
import type { BookingRequest, BookingResponse } from "@vanfettle/contract/schemas";
import type { Api } from "../../api/client.ts";
import { problemOf, statusOf } from "../../api/http-error.ts";
import type { BookingKeys } from "./booking-key.ts";

/** The server answers 422 when the key was used for other values. */
const isKeyInUse = (error: unknown): boolean => statusOf(error) === 422;

/** The server answers 410 when the booking under this key was erased. It is made anew only if the form is sent again. */
const isTombstone = (error: unknown): boolean => statusOf(error) === 410;

/**
 * Sends a booking under the idempotency key of its form and returns the address where the visitor completes it, with the
 * token of the link to the booking. Throws when the call fails or when that address is not a web address.
 */
export async function sendBooking(
  { api, keys }: { api: Api; keys: BookingKeys },
  booking: BookingRequest,
): Promise<BookingResponse> {
  const send = (key: string) => api.call("requestBooking", { body: booking, headers: { "idempotency-key": key } });
  const response = await send(keys.keyFor(booking)).catch((error: unknown) => {
    if (isKeyInUse(error)) return send(keys.renew(booking));
    if (isTombstone(error)) keys.renew(booking);
    throw error;
  });
  const url = new URL(response.redirectUrl);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error("The redirect URL is not a web address");
  return { ...response, redirectUrl: url.href };
}

/** Returns the messages for fields of the form in the error response that a booking failed with. */
export function fieldIssuesOf(error: unknown): BookingIssues {
  const issues: BookingIssues = {};
  const sent = problemOf(error)?.issues;
  // The body may be that of another server, such as a firewall's.
  if (!Array.isArray(sent)) return issues;
  for (const { field, message } of sent) {
    const known = bookingFields.find((name) => name === field);
    if (known) issues[known] = message;
  }
  return issues;
}
