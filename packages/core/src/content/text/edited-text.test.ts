import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { checkText } from "../checks/check-text.ts";
import { splitEditedText } from "./edited-text.ts";
import { joinText } from "./location-text.ts";

const facts = buildFactRecord({ postcodeArea: "M" });
const before = buildLocationText();

const editedAnswer = (answer: string) => {
  const edited = joinText(before);
  const [first] = edited.faqs;
  if (!first) throw new Error("no question");
  return splitEditedText({ ...edited, faqs: [{ ...first, answer }] }, before, facts).faqs[0]?.answer;
};

test("a sentence of the text before keeps what it rests on, and a new one rests on the facts that show in it", () => {
  const [kept] = before.faqs[0]?.answer ?? [];
  expect(kept && editedAnswer(`${kept.text} Postcodes here begin with M.`)).toEqual([
    kept,
    buildSentence("Postcodes here begin with M.", "place.postcodeArea"),
  ]);
});

test("a fact shows by a whole name alone, as the check of what a sentence rests on demands", async () => {
  const answer = editedAnswer("Ask what an MOT includes.") ?? [];
  expect(answer.map(({ basis }) => basis)).toEqual([[]]);
  const question = before.faqs[0]?.question ?? "";
  const { violations } = await checkText({ ...before, faqs: [{ question, answer }] }, facts, () => Promise.resolve([]));
  expect(violations.filter(({ message }) => /does not show/.test(message))).toEqual([]);
});
