import { bookingFields, type BookingIssues } from "@vanfettle/contract/booking/booking-rules";
import type { BookingResponse, SentBooking } from "@vanfettle/contract/booking/booking-schemas";
import type { Api } from "../../api/client.ts";
import { problemOf, statusOf } from "../../api/http-error.ts";
import type { BookingKeys } from "./booking-key.ts";

/**
 * Sends a booking with its form's idempotency key, and the page that it is sent on, which does not
 * change the key. Returns the address for completing the booking
 * and the token of the booking's link. Throws if the call fails or the address is not a web
 * address.
 */
export async function sendBooking(
  { api, keys }: { api: Api; keys: BookingKeys },
  booking: Omit<SentBooking, "page">,
  page?: SentBooking["page"],
): Promise<BookingResponse> {
  const body = { ...booking, ...(page !== undefined && { page }) };
  const send = (key: string) =>
    api.call("requestBooking", { body, headers: { "idempotency-key": key } });
  const response = await send(keys.keyFor(booking)).catch((error: unknown) => {
    const status = statusOf(error);
    // The key was used for other values.
    if (status === 422) return send(keys.renew(booking));
    // The booking with this key was erased. A new booking requires another submit.
    if (status === 410) keys.renew(booking);
    throw error;
  });
  const url = new URL(response.redirectUrl);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new Error("The redirect URL is not a web address");
  }
  return { ...response, redirectUrl: url.href };
}

/** Returns the field messages from the error response of a failed booking. */
export function fieldIssuesOf(error: unknown): BookingIssues {
  const sent = problemOf(error)?.issues;
  // The body may come from another server, such as a firewall.
  if (!Array.isArray(sent)) return {};
  const known = sent.filter(({ field }) => bookingFields.some((name) => name === field));
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}
