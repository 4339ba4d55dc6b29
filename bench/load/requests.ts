import type { Request } from "autocannon";

/** Reads of the given paths in turn, bookings with an idempotency key each, or a mix of both. */
export type RequestMix =
  | { kind: "reads"; paths: readonly string[] }
  | { kind: "bookings" }
  | { kind: "mixed"; paths: readonly string[]; bookingsPerHundred: number };

let bookings = 0;

function bookingRequest(): Request {
  bookings += 1;
  const registration = `BN${(bookings % 1_000_000).toString().padStart(6, "0")}`;
  return {
    method: "POST",
    path: "/api/book-my-garage",
    headers: {
      "content-type": "application/json",
      "idempotency-key": `bench-${process.pid}-${Date.now().toString(36)}-${bookings}`,
    },
    body: JSON.stringify({ registration, postcode: "B11AA", serviceType: "mot", location: "Kent" }),
  };
}

const readRequest = (path: string): Request => ({ method: "GET", path });

/**
 * Returns the requests of a connection: `count` requests, or for reads only, the connection's share
 * of the paths, which autocannon repeats. Connections do not share paths.
 */
export function connectionRequests(
  mix: RequestMix,
  { connection, connections, count }: { connection: number; connections: number; count: number },
): Request[] {
  if (mix.kind === "bookings") return Array.from({ length: count }, bookingRequest);
  const own = mix.paths.filter((_, i) => i % connections === connection);
  if (mix.kind === "reads") return own.map(readRequest);
  const bookingEvery = Math.round(100 / mix.bookingsPerHundred);
  return Array.from({ length: count }, (_, i) =>
    i % bookingEvery === connection % bookingEvery
      ? bookingRequest()
      : readRequest(own[i % own.length] ?? "/api/services"),
  );
}
