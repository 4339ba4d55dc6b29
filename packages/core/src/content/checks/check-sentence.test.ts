import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkSentence } from "./check-sentence.ts";

const codesOf = (...args: Parameters<typeof buildSentenceToCheck>) =>
  checkSentence(buildSentenceToCheck(...args), buildFactRecord()).map(({ code }) => code);

test("a sentence goes through every check, the most serious first", () => {
  expect(
    codesOf("The fucking fee of 5 at Woking: see {{x}} or www | or ring.", {
      basis: ["place.castle"],
    }),
  ).toEqual([
    "abuse",
    "contact",
    "markup",
    "unfilled_slot",
    "figure",
    "other_place",
    "basis",
    "law_word",
  ]);
});

test("a sentence of the library has been reviewed, and only has to fit the location", () => {
  const text = "Check the date on the new certificate and put a reminder a month earlier.";
  expect(codesOf(text, { template: "{{advice.after-dates}}" })).toEqual([]);
  expect(codesOf(text, { basis: ["place.county"] })).toEqual(["basis", "law_word"]);
  expect(codesOf("Parts come by ferry.", { template: "{{advice.island-parts}}" })).toEqual([
    "advice",
  ]);
});
