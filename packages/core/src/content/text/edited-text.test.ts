import { expect, test } from "vitest";
import { buildFactRecord, buildLocationText, buildSentence } from "../../testing/text-builders.ts";
import { checkText } from "../checks/check-text.ts";
import { splitEditedText } from "./edited-text.ts";
import { joinText } from "./location-text.ts";

const facts = buildFactRecord({ county: "M" });
const before = buildLocationText();

const editedAnswer = (answer: string) => {
  const edited = joinText(before);
  const [first] = edited.faqs;
  if (!first) throw new Error("no question");
  return splitEditedText({ ...edited, faqs: [{ ...first, answer }] }, before, facts).faqs[0]?.answer;
};

test("keeps the basis of unchanged sentences, and bases new sentences on the facts that show in them", () => {
  const [kept] = before.faqs[0]?.answer ?? [];
  expect(kept && editedAnswer(`${kept.text} It is in M.`)).toEqual([
    kept,
    buildSentence("It is in M.", "place.county"),
  ]);
});

test("finds facts only by whole names, like the check of a sentence's basis", async () => {
  const answer = editedAnswer("Ask what an MOT includes.") ?? [];
  expect(answer.map(({ basis }) => basis)).toEqual([[]]);
  const question = before.faqs[0]?.question ?? "";
  const { violations } = await checkText({ ...before, faqs: [{ question, answer }] }, facts, {
    exchangeSketch: () => Promise.resolve([]),
  });
  expect(violations.filter(({ message }) => /does not show/.test(message))).toEqual([]);
});

test("treats the slot of a chosen sentence as a sentence anywhere in a paragraph", () => {
  const answer = editedAnswer("{{advice.oil-grade}} Redhill is near. {{advice.plan-handbook}} {{advice.brakes-noise}}");
  expect(answer?.map(({ text }) => text)).toEqual([
    "{{advice.oil-grade}}",
    "Redhill is near.",
    "{{advice.plan-handbook}}",
    "{{advice.brakes-noise}}",
  ]);
  expect(answer?.map(({ basis }) => basis)).toEqual([[], ["nearby.1"], [], []]);
});
