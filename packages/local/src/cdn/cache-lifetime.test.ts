import { expect, test } from "vitest";
import type { CachePolicy } from "../assembly/cdn-policies.ts";
import { freshness } from "./cache-lifetime.ts";

const policy = (MinTTL: number, DefaultTTL: number, MaxTTL: number) => ({ MinTTL, DefaultTTL, MaxTTL }) as CachePolicy;
const life = (
  cacheControl: string | undefined,
  { status = 200, ttl = policy(0, 0, 1000), errors = new Map() } = {},
) => {
  const headers = cacheControl === undefined ? {} : { "cache-control": cacheControl };
  return freshness(ttl, { status, headers, body: Buffer.alloc(0) }, errors as Map<number, number>);
};

test("the shared lifetime counts before the browser's", () => {
  expect(life("public, max-age=60, s-maxage=300")).toEqual({ ttl: 300, staleFor: 0 });
  expect(life("max-age=60, stale-while-revalidate=900")).toEqual({ ttl: 60, staleFor: 900 });
});

test("the policy bounds what the origin says, and speaks where it is silent", () => {
  expect(life("s-maxage=5000").ttl).toBe(1000);
  expect(life("s-maxage=1", { ttl: policy(10, 20, 30) }).ttl).toBe(10);
  expect(life(undefined, { ttl: policy(10, 20, 30) }).ttl).toBe(20);
});

test("what may not be stored is kept for the policy's least time, usually none", () => {
  for (const directive of ["no-store", "private", "no-cache"]) expect(life(directive).ttl).toBe(0);
  expect(life("no-store", { ttl: policy(7, 20, 30) }).ttl).toBe(7);
});

test("a policy that caches nothing keeps nothing", () => {
  expect(life("s-maxage=60, stale-while-revalidate=60", { ttl: policy(0, 0, 0) })).toEqual({ ttl: 0, staleFor: 0 });
});

test("errors are kept ten seconds unless the distribution says less or the origin more", () => {
  expect(life(undefined, { status: 503 }).ttl).toBe(10);
  expect(life("no-store", { status: 503 }).ttl).toBe(10);
  expect(life(undefined, { status: 503, errors: new Map([[503, 0]]) }).ttl).toBe(0);
  expect(life("s-maxage=60", { status: 404, errors: new Map([[404, 0]]) }).ttl).toBe(60);
  expect(life(undefined, { status: 422 }).ttl).toBe(0);
});
