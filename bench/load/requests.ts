import type { Request } from "autocannon";

/** What is asked: given paths in turns, bookings of their own key each, or both in a share. */
export type Aim =
  | { kind: "reads"; paths: string[]; headers?: Record<string, string> }
  | { kind: "bookings" }
  | { kind: "mixed"; paths: string[]; bookingsPerHundred: number };

export interface Shots {
  url: string;
  connections: number;
  seconds?: number;
  amount?: number;
  perSecond?: number;
  aim: Aim;
}

export interface Hits {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  total: number;
  /** Answers that were no success, and requests without an answer. */
  wrong: number;
}

let booked = 0;

function booking(): Request {
  booked += 1;
  const registration = `BN${(booked % 1_000_000).toString().padStart(6, "0")}`;
  return {
    method: "POST",
    path: "/api/book-my-garage",
    headers: {
      "content-type": "application/json",
      "idempotency-key": `bench-${process.pid}-${Date.now().toString(36)}-${booked}`,
    },
    body: JSON.stringify({ registration, postcode: "B11AA", serviceType: "mot", location: "Kent" }),
  };
}

const read = (path: string, headers: Record<string, string> = {}): Request => ({ method: "GET", path, headers });

/** The requests of one connection out of several; no two connections ask for the same at the same time. */
export function requestsOf(aim: Aim, { connection, of }: { connection: number; of: number }, count: number): Request[] {
  if (aim.kind === "bookings") return Array.from({ length: count }, booking);
  const own = aim.paths.filter((_, i) => i % of === connection);
  if (aim.kind === "reads") return own.map((path) => read(path, aim.headers));
  const every = Math.round(100 / aim.bookingsPerHundred);
  return Array.from({ length: count }, (_, i) =>
    i % every === connection % every ? booking() : read(own[i % own.length] ?? "/api/services"),
  );
}
