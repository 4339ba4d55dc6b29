import { LRUCache } from "lru-cache";
import { expect, test, vi } from "vitest";
import { recentAnswers } from "./recent-answers.ts";
import type { VehicleAnswers } from "./vehicle-check.ts";

const answers: VehicleAnswers = { history: { state: "not found" }, enquiry: { state: "not connected" } };

function setUp() {
  let now = 1_000_000;
  return { recent: recentAnswers(() => new Date(now)), pass: (ms: number) => (now += ms) };
}

test("an answer is kept for ten minutes", () => {
  const { recent, pass } = setUp();
  recent.set("AB12CDE", answers);
  pass(599_999);
  expect(recent.get("AB12CDE")).toEqual(answers);
  pass(2);
  expect(recent.get("AB12CDE")).toBeUndefined();
});

test("of more than 500 vehicles the ones not asked for longest are forgotten", () => {
  const { recent } = setUp();
  for (let number = 0; number < 500; number++) recent.set(`V${number}`, answers);
  recent.get("V0");
  recent.set("V500", answers);
  expect(recent.get("V0")).toEqual(answers);
  expect(recent.get("V1")).toBeUndefined();
});

test("no registration is a key of the memory", () => {
  const set = vi.spyOn(LRUCache.prototype, "set");
  setUp().recent.set("AB12CDE", answers);
  expect(set).toHaveBeenCalledOnce();
  expect(JSON.stringify(set.mock.calls)).not.toContain("AB12CDE");
  set.mockRestore();
});
