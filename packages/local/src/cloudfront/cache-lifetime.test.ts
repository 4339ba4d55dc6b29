import { expect, test } from "vitest";
import type { CachePolicy } from "../assembly/distribution.ts";
import { cacheLifetime } from "./cache-lifetime.ts";

const policy = (MinTTL: number, DefaultTTL: number, MaxTTL: number) =>
  ({ MinTTL, DefaultTTL, MaxTTL }) as CachePolicy;
const lifetime = (
  cacheControl: string | undefined,
  { status = 200, ttl = policy(0, 0, 1000), errors = new Map() } = {},
) => {
  const headers = cacheControl === undefined ? {} : { "cache-control": cacheControl };
  return cacheLifetime(
    ttl,
    { status, headers, body: Buffer.alloc(0) },
    errors as Map<number, number>,
  );
};

test("s-maxage takes precedence over max-age", () => {
  expect(lifetime("public, max-age=60, s-maxage=300")).toEqual({
    ttl: 300,
    staleWhileRevalidate: 0,
  });
  expect(lifetime("max-age=60, stale-while-revalidate=900")).toEqual({
    ttl: 60,
    staleWhileRevalidate: 900,
  });
});

test("the policy's minimum and maximum bound the origin's TTL, and its default applies where the origin sets none", () => {
  expect(lifetime("s-maxage=5000").ttl).toBe(1000);
  expect(lifetime("s-maxage=1", { ttl: policy(10, 20, 30) }).ttl).toBe(10);
  expect(lifetime(undefined, { ttl: policy(10, 20, 30) }).ttl).toBe(20);
});

test("a response that forbids caching is cached for the policy's minimum TTL, usually 0", () => {
  for (const directive of ["no-store", "private", "no-cache"]) {
    expect(lifetime(directive).ttl).toBe(0);
  }
  expect(lifetime("no-store", { ttl: policy(7, 20, 30) }).ttl).toBe(7);
});

test("a policy with a maximum TTL of 0 caches nothing", () => {
  expect(lifetime("s-maxage=60, stale-while-revalidate=60", { ttl: policy(0, 0, 0) })).toEqual({
    ttl: 0,
    staleWhileRevalidate: 0,
  });
});

test("errors are cached for ten seconds unless the distribution sets less or the origin more", () => {
  expect(lifetime(undefined, { status: 503 }).ttl).toBe(10);
  expect(lifetime("no-store", { status: 503 }).ttl).toBe(10);
  expect(lifetime(undefined, { status: 503, errors: new Map([[503, 0]]) }).ttl).toBe(0);
  expect(lifetime("s-maxage=60", { status: 404, errors: new Map([[404, 0]]) }).ttl).toBe(60);
  expect(lifetime(undefined, { status: 422 }).ttl).toBe(0);
});
