import { expect, test } from "vitest";
import * as z from "zod";
import type { TextRequest } from "./text-model.ts";
import { estimateTokens, usageOf } from "./usage.ts";

const request: TextRequest = {
  instructions: "i".repeat(600),
  input: "d".repeat(301),
  format: { name: "f", schema: z.string() },
  maxOutputTokens: 7_000,
};
/** A third of the characters and the schema. */
const most = { inputTokens: 301 + 2_500, outputTokens: 7_000 };

test("a call may use its prompt, its schema and its output limit", () => {
  expect(estimateTokens(request)).toBe(9_801);
});

test.each<[unknown, number, number]>([
  [{ input_tokens: 1_201, output_tokens: 802 }, 1_201, 802],
  [{ prompt_tokens: 1_203, completion_tokens: 804 }, 1_203, 804],
  [{ prompt_tokens: "1205", completion_tokens: "806" }, 1_205, 806],
  [{ input_tokens: 2_801, output_tokens: 7_000 }, 2_801, 7_000],
  [{ input_tokens: 0, output_tokens: 9_801 }, 0, 9_801],
  [{ input_tokens: 1_207, output_tokens: null }, 1_207, 0],
  [{}, 0, 0],
  [null, 0, 0],
  [undefined, 0, 0],
  ["many", 0, 0],
])("a usage of %j is %i tokens in and %i out", (usage, inputTokens, outputTokens) => {
  expect(usageOf({ usage }, request)).toEqual({ calls: 1, inputTokens, outputTokens });
});

test.each([
  [{ input_tokens: -1, output_tokens: 802 }],
  [{ input_tokens: 1_201, output_tokens: -5_000 }],
  [{ input_tokens: 1_201.5, output_tokens: 802 }],
  [{ input_tokens: 1e300, output_tokens: 802 }],
  [{ input_tokens: Infinity, output_tokens: 802 }],
  [{ input_tokens: Number.NaN, output_tokens: 802 }],
  [{ input_tokens: 2_801, output_tokens: 7_001 }],
  [{ prompt_tokens: 1_203, completion_tokens: 5_000_000_000 }],
  [{ prompt_tokens: "-7", completion_tokens: 804 }],
  [{ prompt_tokens: "about 900", completion_tokens: 804 }],
  [{ prompt_tokens: [1], completion_tokens: true }],
  [{ prompt_tokens: { cached: 3 }, completion_tokens: 804 }],
])("a usage of %j becomes the most that the call may use, and is marked", (usage) => {
  expect(usageOf({ usage }, request)).toEqual({ calls: 1, ...most, isClamped: true });
});
