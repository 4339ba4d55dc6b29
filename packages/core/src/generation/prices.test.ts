import { expect, test } from "vitest";
import { costInPounds, dearerModel } from "./prices.ts";

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

test("no tokens cost nothing, whatever the model", () => {
  expect(costInPounds(undefined, { input: 0, output: 0 })).toBe(0);
});

test.each([
  ["gpt-5-nano", "gpt-5", "gpt-5"],
  ["gpt-5", "gpt-5-mini", "gpt-5"],
  ["gpt-5", "another", "another"],
  [undefined, "gpt-5", "gpt-5"],
])("of %s and %s the dearer model is %s", (one, other, expected) => {
  expect(dearerModel(one, other)).toBe(expected);
});
