import type { CachePolicy } from "../assembly/distribution.ts";
import { headerOf, type HttpResponse } from "../http.ts";

/** The cache lifetime of a response, in seconds. */
export interface CacheLifetime {
  /** The time that a response is served without a request to the origin; 0 for never. */
  ttl: number;
  /** The time after the TTL in which the response is still served while it is refreshed. */
  staleWhileRevalidate: number;
}

/** The error statuses that CloudFront caches even without the origin's permission. */
const cachedErrors = new Set([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]);
const defaultErrorTtl = 10;

/**
 * Returns the time that CloudFront caches a response. `errorTtl` maps a status to its minimum TTL
 * in seconds.
 */
export function cacheLifetime(
  policy: CachePolicy,
  response: HttpResponse,
  errorTtl: Map<number, number>,
): CacheLifetime {
  // The directives by name, with 0 for a directive without a number.
  const directives = new Map(
    (headerOf(response, "cache-control") ?? "").split(",").map((part): [string, number] => {
      const [name = "", value = ""] = part.trim().toLowerCase().split("=");
      return [name, Number.parseInt(value.replaceAll('"', ""), 10) || 0];
    }),
  );
  const originTtl = directives.get("s-maxage") ?? directives.get("max-age");
  const isUncacheable = ["no-store", "private", "no-cache"].some((name) => directives.has(name));
  if (response.status >= 400) {
    const least = cachedErrors.has(response.status)
      ? (errorTtl.get(response.status) ?? defaultErrorTtl)
      : 0;
    return { ttl: Math.max(least, isUncacheable ? 0 : (originTtl ?? 0)), staleWhileRevalidate: 0 };
  }
  if (isUncacheable) return { ttl: policy.MinTTL, staleWhileRevalidate: 0 };
  const ttl = Math.min(Math.max(originTtl ?? policy.DefaultTTL, policy.MinTTL), policy.MaxTTL);
  const mayBeStale = originTtl !== undefined && policy.MaxTTL > 0;
  return {
    ttl,
    staleWhileRevalidate: mayBeStale ? (directives.get("stale-while-revalidate") ?? 0) : 0,
  };
}
