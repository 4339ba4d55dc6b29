import { LRUCache } from "lru-cache";
import type { HttpResponse } from "../http.ts";
import { wildcard } from "../wildcard.ts";
import type { CacheLifetime } from "./cache-lifetime.ts";

export interface CachedResponse {
  path: string;
  response: HttpResponse;
  storedAt: number;
  lifetime: CacheLifetime;
}

const maxBytes = 256 * 1024 * 1024;
/** The approximate size in bytes of the headers and the entry. */
const entryOverhead = 1_024;

export type ResponseCache = ReturnType<typeof responseCache>;

/** Caches responses by key, in memory. `now` returns epoch milliseconds. */
export function responseCache({ now = Date.now }: { now?: () => number } = {}) {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.body.length + entryOverhead,
  });
  const secondsSince = (storedAt: number) => (now() - storedAt) / 1000;

  return {
    get: (key: string): CachedResponse | undefined => entries.get(key),

    /**
     * Returns the freshness. A stale response is served during revalidation; an expired response is
     * not.
     */
    stateOf({ storedAt, lifetime }: CachedResponse): "fresh" | "stale" | "expired" {
      const age = secondsSince(storedAt);
      // After the clock was set back, the age is unknown, and the response would stay until the
      // clock has caught up.
      if (age < 0) return "expired";
      if (age < lifetime.ttl) return "fresh";
      return age < lifetime.ttl + lifetime.staleWhileRevalidate ? "stale" : "expired";
    },

    /** Returns the age in whole seconds, for the `Age` header. */
    ageOf: ({ storedAt }: CachedResponse): number => Math.floor(secondsSince(storedAt)),

    /**
     * Stores a response and replaces any earlier response. With a TTL of 0 it only removes the
     * earlier response.
     */
    set(key: string, entry: Omit<CachedResponse, "storedAt">): void {
      if (entry.lifetime.ttl <= 0) return void entries.delete(key);
      // Most buffers are slices that keep their parent in memory: 64 KB for short ones.
      const body = Buffer.allocUnsafeSlow(entry.response.body.length);
      entry.response.body.copy(body);
      entries.set(key, { ...entry, response: { ...entry.response, body }, storedAt: now() });
    },

    /**
     * Removes the responses whose path matches an entry of `paths`, which may have wildcards as in
     * CloudFront.
     */
    invalidate(paths: string[]): void {
      const patterns = paths.map(wildcard);
      for (const [key, { path }] of entries.entries()) {
        if (patterns.some((pattern) => pattern.test(path))) entries.delete(key);
      }
    },
  };
}
