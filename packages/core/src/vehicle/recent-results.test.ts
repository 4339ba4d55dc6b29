import { LRUCache } from "lru-cache";
import { expect, test, vi } from "vitest";
import { recentResults } from "./check-vehicle.ts";
import type { SourceResults } from "./vehicle-check.ts";

const results: SourceResults = {
  history: { state: "not found" },
  enquiry: { state: "not connected" },
};

function setUp() {
  let now = 1_000_000;
  return { recent: recentResults(() => new Date(now)), pass: (ms: number) => (now += ms) };
}

test("a result is cached for ten minutes", () => {
  const { recent, pass } = setUp();
  recent.set("AB12CDE", results);
  pass(599_999);
  expect(recent.get("AB12CDE")).toEqual(results);
  pass(2);
  expect(recent.get("AB12CDE")).toBeUndefined();
});

test("evicts the least recently requested of more than 500 vehicles", () => {
  const { recent } = setUp();
  for (let number = 0; number < 500; number++) recent.set(`V${number}`, results);
  recent.get("V0");
  recent.set("V500", results);
  expect(recent.get("V0")).toEqual(results);
  expect(recent.get("V1")).toBeUndefined();
});

test("uses no registration as a key", () => {
  const set = vi.spyOn(LRUCache.prototype, "set");
  setUp().recent.set("AB12CDE", results);
  expect(set).toHaveBeenCalledOnce();
  expect(JSON.stringify(set.mock.calls)).not.toContain("AB12CDE");
  set.mockRestore();
});
