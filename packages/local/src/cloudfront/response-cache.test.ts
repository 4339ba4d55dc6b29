import { expect, test } from "vitest";
import { responseCache } from "./response-cache.ts";

function cacheAt(start: number) {
  const clock = { now: start };
  return { clock, cache: responseCache({ now: () => clock.now }) };
}
const entry = (path: string, ttl: number, staleWhileRevalidate = 0, bytes = 1) => ({
  path,
  response: { status: 200, headers: {}, body: Buffer.alloc(bytes) },
  lifetime: { ttl, staleWhileRevalidate },
});

test("a response is fresh for its TTL, then stale, then expired", () => {
  const { cache, clock } = cacheAt(0);
  cache.set("a", entry("/a", 10, 20));
  const cached = cache.get("a");
  const states = [9_000, 10_000, 29_000, 30_000].map((now) => {
    clock.now = now;
    return cached && cache.stateOf(cached);
  });
  expect(states).toEqual(["fresh", "stale", "stale", "expired"]);
});

test("treats a response as expired if the clock was set back since it was stored", () => {
  const { cache, clock } = cacheAt(3_600_000);
  cache.set("a", entry("/a", 10, 20));
  clock.now = 0;
  const cached = cache.get("a");
  expect(cached && cache.stateOf(cached)).toBe("expired");
});

test("removes the cached response when it stores a TTL of 0", () => {
  const { cache } = cacheAt(0);
  cache.set("a", entry("/a", 10));
  cache.set("a", entry("/a", 0));
  expect(cache.get("a")).toBeUndefined();
});

test("evicts the least recently used responses", () => {
  const { cache } = cacheAt(0);
  const hundredMegabytes = 100 * 1024 * 1024;
  for (const key of ["a", "b"]) cache.set(key, entry(key, 10, 0, hundredMegabytes));
  cache.get("a");
  cache.set("c", entry("c", 10, 0, hundredMegabytes));
  expect(["a", "b", "c"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});

test("copies a body out of a larger buffer so that the buffer can be freed", () => {
  const { cache } = cacheAt(0);
  const { lifetime, path } = entry("/a", 10);
  const body = Buffer.alloc(64 * 1024, 1).subarray(0, 5_000);
  cache.set("a", { path, lifetime, response: { status: 200, headers: {}, body } });
  const cached = cache.get("a")?.response.body;
  expect(cached?.equals(body)).toBe(true);
  expect(cached?.buffer.byteLength).toBe(body.length);
});

test("a wildcard invalidates every path below it", () => {
  const { cache } = cacheAt(0);
  for (const path of ["/van-mot/", "/van-mot/leeds/", "/van-servicing/"]) {
    cache.set(path, entry(path, 10));
  }
  cache.invalidate(["/van-mot/*"]);
  expect(cache.get("/van-mot/")).toBeUndefined();
  expect(cache.get("/van-mot/leeds/")).toBeUndefined();
  expect(cache.get("/van-servicing/")).toBeDefined();
});
