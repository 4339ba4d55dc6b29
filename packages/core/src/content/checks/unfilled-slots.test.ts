import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { checkUnfilledSlots } from "./check-sentence.ts";
import { textSentences } from "./text-sentences.ts";

const objectionsOf = (words: string) =>
  textSentences(
    { ...buildLocationText(), faqs: [{ question: "Which?", answer: [buildSentence(words)] }] },
    buildFactRecord(),
  )
    .filter(({ kind }) => kind === "answer")
    .flatMap((sentence) => checkUnfilledSlots(sentence, buildFactRecord()));

test.each(["There are {{count5}}.", "Try {{town1}} or {{town2}}."])(
  "the slots of %j are filled",
  (words) => {
    expect(objectionsOf(words)).toEqual([]);
  },
);

test.each([
  ["There are {{count25}}.", "{{count25}}"],
  ["It is {{town.woking}}.", "{{town.woking}}"],
  ["It is in {{place.county}}.", "{{place.county}}"],
  ["It is in [COUNTY].", "[COUNTY]"],
  ["The price is TBC.", "TBC"],
])("in %j the slot %j is refused", (words, slot) => {
  expect(objectionsOf(words)).toMatchObject([{ code: "unfilled_slot", words: slot }]);
});

test.each([
  ["Near {{name", "{{name"],
  ["Near {name} here.", "{name}"],
  ["Near ${name} here.", "${name}"],
  ["Near { here", "{ here"],
  ["Near }} here.", "}}"],
  ["Near <your town> here.", "<your town>"],
  ["Near __ here.", "__"],
  ["Near ?? here.", "??"],
  ["Near %s here.", "%s"],
  ["Near %d here.", "%d"],
  ["Near XXX here.", "XXX"],
  ["Near [object Object] here.", "[object Object]"],
  ["Lorem Ipsum near.", "Lorem Ipsum"],
])("in %j the placeholder %j is refused", (words, placeholder) => {
  expect(objectionsOf(words)).toMatchObject([
    {
      code: "unfilled_slot",
      words: placeholder,
      message: expect.stringMatching(/: this slot does not have a value\.$/),
    },
  ]);
});

test.each(["Near it?", "A 5% share.", "It is XX large.", "Snake_case is one word."])(
  "%j has no placeholder",
  (words) => {
    expect(objectionsOf(words)).toEqual([]);
  },
);
