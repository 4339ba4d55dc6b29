import { expect, test } from "vitest";
import { cachedPathsOfAll, invalidateLocationPages } from "./page-cache.ts";

const everyPage = ["/van-servicing/*", "/van-mot/*", "/api/locations/*"];

function recordingCache() {
  const calls: (readonly string[])[] = [];
  const invalidate = async (paths: readonly string[]) => void calls.push(paths);
  return { calls, invalidate };
}
const failing = { invalidate: () => Promise.reject(new Error("The CDN is down.")) };
const slugs = (count: number) => Array.from({ length: count }, (_, i) => `town-${i}`);

test("invalidates the pages of all locations in one call, each path once", async () => {
  const cache = recordingCache();
  await invalidateLocationPages(cache, ["reigate", "woking", "reigate"]);
  expect(cache.calls).toEqual([
    [
      "/van-servicing/reigate/",
      "/van-mot/reigate/",
      "/api/locations/reigate",
      "/van-servicing/woking/",
      "/van-mot/woking/",
      "/api/locations/woking",
    ],
  ]);
});

test("does not make a call without a location", async () => {
  const cache = recordingCache();
  await invalidateLocationPages(cache, []);
  expect(cache.calls).toEqual([]);
});

test("lists up to 60 paths, and uses wildcards for more", () => {
  expect(cachedPathsOfAll(slugs(20))).toHaveLength(60);
  expect(cachedPathsOfAll(slugs(21))).toEqual(everyPage);
});

test("a CDN that fails makes the action unavailable, with the cause", async () => {
  const error = { code: "unavailable", cause: { message: "The CDN is down." } };
  await expect(invalidateLocationPages(failing, ["reigate"])).rejects.toMatchObject(error);
});
