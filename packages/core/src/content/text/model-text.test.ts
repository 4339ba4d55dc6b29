import { expect, test } from "vitest";
import { sentenceMaxLength } from "@vanfettle/contract/operator/operator-limits";
import { buildLocationText, buildModelText } from "../../testing/text-builders.ts";
import { ModelText, toLocationText, toModelText } from "./model-text.ts";

const good = buildModelText();
const isValid = (changes: object): boolean => ModelText.safeParse({ ...good, ...changes }).success;
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
const sentence = "There are {{count5}}.";
const section = { heading: "Vans", paragraphs: [[sentence]] };
const faq = { question: "How many?", answer: [sentence] };

test("a stored text is returned to the model as the model wrote it", () => {
  const text = buildLocationText();
  expect(toLocationText(toModelText(text))).toEqual(text);
});

test.each([
  ["sections", 1, 2, (count: number) => ({ servicing: times(count, section) })],
  ["MOT sections", 1, 2, (count: number) => ({ mot: times(count, section) })],
  [
    "paragraphs",
    1,
    3,
    (count: number) => ({ mot: [{ ...section, paragraphs: times(count, [sentence]) }] }),
  ],
  [
    "sentences",
    1,
    8,
    (count: number) => ({ mot: [{ ...section, paragraphs: [times(count, sentence)] }] }),
  ],
  ["questions", 1, 4, (count: number) => ({ faqs: times(count, faq) })],
  [
    "sentences of an answer",
    1,
    4,
    (count: number) => ({ faqs: [faq, faq, { ...faq, answer: times(count, sentence) }] }),
  ],
])("a response has a number of %s from %i to %i", (_, min, max, changes) => {
  expect([min - 1, min, max, max + 1].map((count) => isValid(changes(count)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("no sentence, heading or title is longer than the limit", () => {
  const longest = "a".repeat(sentenceMaxLength);
  expect(isValid({ motMetaTitle: longest, mot: [{ ...section, heading: longest }] })).toBe(true);
  expect(isValid({ motMetaTitle: `${longest}a` })).toBe(false);
  expect(isValid({ mot: [{ ...section, heading: `${longest}a` }] })).toBe(false);
});

test.each([
  ["a sentence", { faqs: [faq, { ...faq, answer: [{ text: sentence }] }] }],
  ["a question", { faqs: [faq, faq, { ...faq, sure: true }] }],
  ["a section", { mot: [{ ...section, sure: true }] }],
  ["a text", { sure: true }],
])("%s has no other fields", (_, changes) => {
  expect(isValid(changes)).toBe(false);
});
