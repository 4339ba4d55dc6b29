import { expect, test } from "vitest";
import { buildFactRecord, buildPlaceText, buildSentence } from "../../testing/text-builders.ts";
import { checkNames } from "./names.ts";

const namesIn = (changes: Partial<ReturnType<typeof buildPlaceText>>, facts = buildFactRecord()) =>
  checkNames({ ...buildPlaceText(), ...changes }, facts).map(({ message }) => /says "(.*)"/.exec(message)?.[1]);
const answered = (words: string) => ({ faqs: [{ question: "Which?", answer: [buildSentence(words)] }] });

test.each([
  "Garages in Redhill, Dorking and Crawley are near.",
  "Reigate's stations are listed by the DVSA.",
  "Ask for the MOT + Service at VanFettle.",
  "It comes under Reigate and Banstead in Surrey.",
  "The list is of Great Britain. Ask early.",
  "Top up AdBlue, and have the DPF checked.",
])("%j passes", (words) => {
  expect(namesIn(answered(words))).toEqual([]);
});

test.each([
  ["Try Halfords.", "Halfords"],
  ["Halfords is near.", "Halfords"],
  ["The garage at the Harbour is near.", "Harbour"],
  ["Ask for John Smith.", "John"],
  ["Woking is near.", "Woking"],
  ["It is by the River Mole.", "River"],
  ["Green Lane Garage is near.", "Lane"],
])("%j is rejected for the name %s", (words, name) => {
  expect(namesIn(answered(words))).toContain(name);
});

test("headings and titles may capitalise ordinary words, and no others", () => {
  expect(namesIn({ motMetaTitle: "Van Testing in Reigate | VanFettle" })).toEqual([]);
  expect(namesIn({ motMetaTitle: "Van Testing in Reigate by Halfords" })).toEqual(["Halfords"]);
});
