import { LRUCache } from "lru-cache";
import type { HttpResponse } from "../http.ts";
import { wildcard } from "../wildcard.ts";
import type { CacheLifetime } from "./cache-lifetime.ts";

export interface CachedResponse {
  path: string;
  response: HttpResponse;
  /** Epoch milliseconds. */
  storedAt: number;
  lifetime: CacheLifetime;
}

/** A stale response is still served while a new one is fetched; an expired one is not. */
export type CacheState = "fresh" | "stale" | "expired";

const maxBytes = 256 * 1024 * 1024;
/** Headers and the entry itself, roughly. */
const entryOverhead = 1_024;

/** Caches responses by key, in memory. `now` returns epoch milliseconds. */
export function responseCache({ now = Date.now }: { now?: () => number } = {}) {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => response.body.length + entryOverhead,
  });
  const secondsSince = (storedAt: number) => (now() - storedAt) / 1000;

  return {
    get: (key: string): CachedResponse | undefined => entries.get(key),
    stateOf({ storedAt, lifetime }: CachedResponse): CacheState {
      const age = secondsSince(storedAt);
      // A clock that was set back tells nothing about the age, and would keep the response until it has caught up.
      if (age < 0) return "expired";
      if (age < lifetime.ttl) return "fresh";
      return age < lifetime.ttl + lifetime.staleWhileRevalidate ? "stale" : "expired";
    },
    /** Returns whole seconds, as the `Age` header has them. */
    ageOf: ({ storedAt }: CachedResponse): number => Math.floor(secondsSince(storedAt)),
    /** Stores a response in place of the earlier one; one with a TTL of 0 only removes the earlier one. */
    set(key: string, entry: Omit<CachedResponse, "storedAt">): void {
      if (entry.lifetime.ttl <= 0) return void entries.delete(key);
      const response = { ...entry.response, body: ownCopy(entry.response.body) };
      entries.set(key, { ...entry, response, storedAt: now() });
    },
    /** Removes every response whose path is one of `paths`, which may have wildcards as in CloudFront. */
    invalidate(paths: string[]): void {
      const patterns = paths.map(wildcard);
      for (const [key, { path }] of entries.entries()) {
        if (patterns.some((pattern) => pattern.test(path))) entries.delete(key);
      }
    },
  };
}

export type ResponseCache = ReturnType<typeof responseCache>;

/** Most buffers are a part of a larger one, all of which each of them keeps in memory: of 64 KB for short ones. */
function ownCopy(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
