import { expect, test } from "vitest";
import { buildFilledText } from "../../testing/text-builders.ts";
import { checkRepetition } from "./repetition.ts";

test("a text that repeats its paragraphs is rejected", () => {
  const good = buildFilledText();
  expect(checkRepetition(good)).toEqual([]);
  expect(checkRepetition({ ...good, mot: good.servicing })).toHaveLength(1);
});
