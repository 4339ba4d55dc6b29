import { expect, test } from "vitest";
import { costInPounds, dearerModel, parsePrice, pricePattern } from "./prices.ts";

const million = { input: 1_000_000, output: 1_000_000 };

test.each([
  ["gpt-5-mini", 1.8],
  ["gpt-5-mini-2025-08-07", 1.8],
  ["gpt-5-2025-08-07", 9],
  ["gpt-5-nano", 0.36],
  ["gpt-4.1", 8],
  ["gpt-4.1-mini", 1.6],
  ["gpt-4.1-nano", 0.4],
  ["gpt-4o", 10],
  ["gpt-4o-mini", 0.6],
  ["vanfettle-local", 0],
  ["vanfettle-local-writer", 0],
])("a million tokens in and out of %s cost £%d", (model, pounds) => {
  expect(costInPounds(model, million)).toBe(pounds);
});

test.each(["gpt-5x", "another-model", undefined])("the cost of %s is unknown", (model) => {
  expect(costInPounds(model, million)).toBeNull();
});

test("no call costs nothing, and the cost of calls without known tokens is unknown", () => {
  const none = { input: 0, output: 0 };
  expect(costInPounds(undefined, none)).toBe(0);
  expect(costInPounds("gpt-5-mini", none)).toBeNull();
});

test("a price that is set takes the place of the list's, and adds a model to it", () => {
  const prices = { "gpt-5-mini": parsePrice("3/40"), "vendor/model-7": parsePrice("0.5/1.25") };
  const cost = (model: string) => costInPounds(model, million, prices);
  expect(cost("gpt-5-mini-2025-08-07")).toBe(34.4);
  expect(cost("vendor/model-7")).toBe(1.4);
  expect(cost("gpt-5")).toBe(9);
  expect(dearerModel("gpt-5", "gpt-5-mini", prices)).toBe("gpt-5-mini");
});

test.each([
  ["1.25/10", true],
  ["0/0", true],
  ["", false],
  ["1.25", false],
  ["-1/10", false],
  ["1,25/10", false],
  ["1/10/2", false],
])("a price of %j has the form of one: %s", (text, isPrice) => {
  expect(pricePattern.test(text)).toBe(isPrice);
});

test.each([
  ["gpt-5-nano", "gpt-5", "gpt-5"],
  ["gpt-5", "gpt-5-mini", "gpt-5"],
  ["gpt-5", "another", "another"],
  [undefined, "gpt-5", "gpt-5"],
])("of %s and %s the dearer model is %s", (one, other, expected) => {
  expect(dearerModel(one, other)).toBe(expected);
});
