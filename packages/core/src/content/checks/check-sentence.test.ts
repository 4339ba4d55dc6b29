import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkSentence } from "./check-sentence.ts";

const codesOf = (...args: Parameters<typeof buildSentenceToCheck>) =>
  checkSentence(buildSentenceToCheck(...args), buildFactRecord()).map(({ code }) => code);

test("a sentence goes through every check, the most serious first", () => {
  expect(
    codesOf("The fucking center of 5 at Woking has the most: see {{x}} or www | or ring."),
  ).toEqual([
    "abuse",
    "contact",
    "markup",
    "unfilled_slot",
    "figure",
    "other_place",
    "superlative",
    "spelling",
  ]);
});
