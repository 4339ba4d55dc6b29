import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { SourceResults } from "./vehicle-check.ts";

const maxVehicles = 500;
const cachedMs = 10 * 60_000;

/** What the services have lately said about vehicles, in the memory of this process. */
export interface RecentResults {
  get: (registration: string) => SourceResults | undefined;
  set: (registration: string, results: SourceResults) => void;
}

/**
 * Caches the results for 500 vehicles for ten minutes. Registrations are hashed with a key that this process generates
 * and nobody else knows, and no result contains one.
 */
export function recentResults(clock: () => Date): RecentResults {
  const secret = randomBytes(32);
  const keyOf = (registration: string) => createHmac("sha256", secret).update(registration).digest("base64");
  const cached = new LRUCache<string, SourceResults>({
    max: maxVehicles,
    ttl: cachedMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  return {
    get: (registration) => cached.get(keyOf(registration)),
    set: (registration, results) => void cached.set(keyOf(registration), results),
  };
}
