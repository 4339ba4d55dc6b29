import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

/** One request in so many is a booking. */
const requestsPerBooking = 20;

export interface VisitorLoad {
  url: string;
  /** The paths to read in turn. */
  paths: readonly string[];
  perSecond: number;
  seconds: number;
}

/**
 * Sends reads and bookings at a fixed rate, like independent visitors: a slow response does not
 * delay the next request. Returns the duration of each booking.
 */
export async function sendVisitors({
  url,
  paths,
  perSecond,
  seconds,
}: VisitorLoad): Promise<{ bookingMs: number[]; failed: number }> {
  const bookingMs: number[] = [];
  let failed = 0;

  async function read(path: string): Promise<void> {
    const response = await fetch(url + path);
    await response.arrayBuffer();
    if (response.status !== 200) failed += 1;
  }

  async function book(): Promise<void> {
    const started = performance.now();
    const response = await fetch(`${url}/api/book-my-garage`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": randomUUID() },
      body: JSON.stringify({
        registration: "AB12CDE",
        postcode: "B11AA",
        serviceType: "mot",
        location: "Kent",
      }),
    });
    const { redirectUrl } = (await response.json()) as { redirectUrl?: string };
    bookingMs.push(performance.now() - started);
    if (redirectUrl === undefined) failed += 1;
  }

  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const dueMs = start + (n * 1000) / perSecond - performance.now();
    if (dueMs > 0) await wait(dueMs);
    const isBooking = n % requestsPerBooking === 0;
    const path = paths[n % paths.length] as string;
    sent.push((isBooking ? book() : read(path)).catch(() => void (failed += 1)));
  }
  await Promise.all(sent);
  return { bookingMs, failed };
}
