import { setTimeout as delay } from "node:timers/promises";
import type { AcceptedBooking, BookingPayload } from "./booking-rules.ts";
import type { ReceivedResponse } from "./response-rules.ts";

const timeoutMs = 12_000;

/** Sends a booking over HTTP; undefined without a complete response within 12 seconds. */
export async function sendBooking(
  url: string,
  payload: BookingPayload,
  key: string,
): Promise<ReceivedResponse | undefined> {
  const startedAt = performance.now();
  try {
    const response = await fetch(`${url}/api/book-my-garage`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await response.text();
    const ms = performance.now() - startedAt;
    return { status: response.status, headers: Object.fromEntries(response.headers), body, ms };
  } catch {
    return undefined;
  }
}

/** Returns the partner's address from the response to an accepted booking. */
export const parseRedirectUrl = ({
  body,
}: ReceivedResponse): Pick<AcceptedBooking, "redirectUrl"> =>
  JSON.parse(body) as { redirectUrl: string };

export interface RetryOptions {
  tries: number;
  /** Called with every response, or undefined without a response. */
  onResponse?: (response: ReceivedResponse | undefined) => void;
}

/**
 * Retries with the same key until the booking is accepted, like a repeated submit. Throws after
 * `tries`.
 */
export async function bookUntilAccepted(
  url: string,
  { payload, key }: Pick<AcceptedBooking, "payload" | "key">,
  { tries, onResponse = () => undefined }: RetryOptions,
): Promise<AcceptedBooking> {
  for (let left = tries; left > 0; left--) {
    const response = await sendBooking(url, payload, key);
    onResponse(response);
    if (response?.status === 200) return { key, payload, ...parseRedirectUrl(response) };
    await delay(50);
  }
  throw new Error(`${key} was not accepted in ${tries} tries.`);
}
