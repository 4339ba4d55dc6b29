import type { BookingValues } from "@vanfettle/contract/booking-rules";
import type { Api } from "../../api/client.ts";
import { statusOf } from "../../api/http-error.ts";
import type { BookingKeys } from "./booking-key.ts";

export interface Booking extends BookingValues {
  location: string;
}

/** The server answers 422 when the key was used for other values. */
const isKeyInUse = (error: unknown): boolean => statusOf(error) === 422;

/** The server answers 410 when the booking under this key was erased. It is made anew only if the form is sent again. */
const isTombstone = (error: unknown): boolean => statusOf(error) === 410;

/**
 * Sends a booking under the idempotency key of its form and returns the address where the visitor completes it. Throws
 * when the call fails or when that address is not a web address.
 */
export async function sendBooking({ api, keys }: { api: Api; keys: BookingKeys }, booking: Booking): Promise<string> {
  const send = (key: string) => api.call("requestBooking", { body: booking, headers: { "idempotency-key": key } });
  const response = await send(keys.current(booking.location)).catch((error: unknown) => {
    if (isKeyInUse(error)) return send(keys.renew(booking.location));
    if (isTombstone(error)) keys.renew(booking.location);
    throw error;
  });
  const url = new URL(response.redirectUrl);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error("The redirect URL is not a web address");
  return url.href;
}
