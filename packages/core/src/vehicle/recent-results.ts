import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SourceResults } from "./vehicle-check.ts";

const maxVehicles = 500;
const cachedMs = 10 * 60_000;

/** Caches the results for 500 vehicles for ten minutes, by a hash of the registration with a key of this process. */
export function recentResults(clock: () => Date) {
  const secret = randomBytes(32);
  const keyOf = (registration: string) => createHmac("sha256", secret).update(registration).digest("base64");
  const cached = new LRUCache<string, SourceResults>({
    max: maxVehicles,
    ttl: cachedMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    get: (registration: string) => cached.get(keyOf(registration)),
    set: (registration: string, results: SourceResults) => void cached.set(keyOf(registration), results),
  };
}

/** The recent results of the services, in the memory of this process. */
export type RecentResults = ReturnType<typeof recentResults>;
