import { expect, test } from "vitest";
import { buildContentEstimate } from "@vanfettle/contract/testing/content-progress";
import { describeBasis, describeEstimate, formatTokens } from "./estimate.ts";

const estimate = buildContentEstimate();

test("an estimate says texts, tokens, cost and the share of the day's budget", () => {
  expect(describeEstimate(26, estimate)).toBe(
    "26 texts, about 182 thousand tokens, about £0.26, 6 % of today's budget",
  );
  expect(describeEstimate(1, estimate)).toBe(
    "1 text, about 7 thousand tokens, about £0.01, under 1 % of today's budget",
  );
});

test("warns of an estimate beyond the rest of the day's budget", () => {
  expect(describeEstimate(321, estimate)).toBe(
    "321 texts, about 2.2 million tokens, about £3.21, 75 % of today's budget, more than the 1.0 million tokens that are left of it",
  );
});

test("formats unknown, zero and tiny prices", () => {
  const costs = [null, 0, 0.1].map((poundsPerThousandTexts) =>
    describeEstimate(26, buildContentEstimate({ poundsPerThousandTexts })).split(", ").at(2),
  );
  expect(costs).toEqual(["at an unknown price", "about £0.00", "about less than £0.01"]);
});

test("the basis says on how many texts it was measured and where the pounds come from", () => {
  expect(describeBasis(estimate)).toBe(
    "Tokens a text: from the last 40 texts of this model. Pounds: at £0.80 a US dollar, set in March 2026 and rounded up; the bill differs.",
  );
  expect(describeBasis(buildContentEstimate({ measuredTexts: 0 }))).toContain("from assumptions");
});

test.each([
  [999, "999"],
  [180_400, "180 thousand"],
  [1_249_000, "1.2 million"],
])("%d tokens are %s", (tokens, text) => {
  expect(formatTokens(tokens)).toBe(text);
});
