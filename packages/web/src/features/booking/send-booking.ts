import type { BookingValues } from "@vanfettle/contract/booking-rules";
import type { Api } from "../../api/client.ts";
import { statusOf } from "../../api/http-error.ts";
import type { BookingKeys } from "./booking-key.ts";

export interface Booking extends BookingValues {
  location: string;
}

/** What a key stands for on the server: the same key with other values is refused, the same again is answered again. */
const isKeyOfAnother = (error: unknown): boolean => statusOf(error) === 422;

/** What the visitor had erased comes back if they send the form once more, and only then. */
const isErased = (error: unknown): boolean => statusOf(error) === 410;

/** One booking per form fill; resolves to where the visitor finishes it. */
export async function sendBooking({ api, keys }: { api: Api; keys: BookingKeys }, booking: Booking): Promise<string> {
  const send = (key: string) => api.call("requestBooking", { body: booking, headers: { "idempotency-key": key } });
  const answer = await send(keys.current(booking.location)).catch((error: unknown) => {
    if (isKeyOfAnother(error)) return send(keys.renew(booking.location));
    if (isErased(error)) keys.renew(booking.location);
    throw error;
  });
  const url = new URL(answer.redirectUrl);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error("The answer is no web address");
  return url.href;
}
