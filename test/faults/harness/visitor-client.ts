import { setTimeout as delay } from "node:timers/promises";
import type { SeenAnswer } from "./response-rules.ts";
import type { BookingPayload, Promised } from "./booking-rules.ts";

const patienceMs = 12_000;

/** One try over HTTP; undefined where no whole answer came. */
export async function tryBooking(url: string, payload: BookingPayload, key: string): Promise<SeenAnswer | undefined> {
  const startedAt = performance.now();
  try {
    const response = await fetch(`${url}/api/book-my-garage`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(patienceMs),
    });
    const body = await response.text();
    const ms = performance.now() - startedAt;
    return { status: response.status, headers: Object.fromEntries(response.headers), body, ms };
  } catch {
    return undefined;
  }
}

export const promiseOf = ({ body }: SeenAnswer): Pick<Promised, "redirectUrl"> =>
  JSON.parse(body) as { redirectUrl: string };

interface Persistence {
  tries: number;
  /** Told of every answer, good and bad. */
  seen?: (answer: SeenAnswer | undefined) => void;
}

/** Tries with the same key until the booking is accepted, as the form does when its visitor presses again. */
export async function bookUntilAccepted(
  url: string,
  { payload, key }: Pick<Promised, "payload" | "key">,
  { tries, seen = () => undefined }: Persistence,
): Promise<Promised> {
  for (let left = tries; left > 0; left--) {
    const answer = await tryBooking(url, payload, key);
    seen(answer);
    if (answer?.status === 200) return { key, payload, ...promiseOf(answer) };
    await delay(50);
  }
  throw new Error(`${key} was not accepted in ${tries} tries.`);
}
