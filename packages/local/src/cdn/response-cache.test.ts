import { expect, test } from "vitest";
import { answerCache } from "./response-cache.ts";

function cacheAt(start: number) {
  const clock = { now: start };
  return { clock, cache: answerCache({ now: () => clock.now }) };
}
const answer = (bytes = 1) => ({ status: 200, headers: {}, body: Buffer.alloc(bytes) });
const entry = (path: string, ttl: number, staleFor = 0, bytes = 1) => ({
  path,
  response: answer(bytes),
  freshness: { ttl, staleFor },
});

test("an answer is fresh for its time, then stale, then gone", () => {
  const { cache, clock } = cacheAt(0);
  cache.keep("a", entry("/a", 10, 20));
  const kept = cache.find("a");
  const ages = [9_000, 10_000, 29_000, 30_000].map((now) => {
    clock.now = now;
    return kept && cache.ageOf(kept);
  });
  expect(ages).toEqual(["fresh", "stale", "stale", "gone"]);
});

test("an answer without a lifetime is not kept, and takes the place of one that was", () => {
  const { cache } = cacheAt(0);
  cache.keep("a", entry("/a", 10));
  cache.keep("a", entry("/a", 0));
  expect(cache.find("a")).toBeUndefined();
});

test("the least recently used answers make room", () => {
  const { cache } = cacheAt(0);
  const hundredMegabytes = 100 * 1024 * 1024;
  for (const key of ["a", "b"]) cache.keep(key, entry(key, 10, 0, hundredMegabytes));
  cache.find("a");
  cache.keep("c", entry("c", 10, 0, hundredMegabytes));
  expect(["a", "b", "c"].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
});

test("a star invalidates everything below it", () => {
  const { cache } = cacheAt(0);
  for (const path of ["/van-mot/", "/van-mot/leeds/", "/van-servicing/"]) cache.keep(path, entry(path, 10));
  cache.invalidate(["/van-mot/*"]);
  expect(cache.find("/van-mot/leeds/")).toBeUndefined();
  expect(cache.find("/van-servicing/")).toBeDefined();
});
