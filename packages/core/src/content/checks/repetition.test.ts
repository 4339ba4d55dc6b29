import { expect, test } from "vitest";
import { aPlaceText } from "../../testing/text-builders.ts";
import { checkRepetition } from "./repetition.ts";

test("a text that says the same paragraphs twice is refused", () => {
  const good = aPlaceText();
  expect(checkRepetition(good)).toEqual([]);
  expect(checkRepetition({ ...good, mot: good.servicing })).toHaveLength(1);
});
