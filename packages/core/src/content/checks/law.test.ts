import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import type { FieldKind } from "./check.ts";
import { checkFigures } from "./figures.ts";
import { checkLaw } from "./law.ts";

const violationsOf = (text: string, kind: FieldKind = "answer") => {
  const sentence = buildSentenceToCheck(text, { kind });
  return [...checkLaw(sentence, buildFactRecord()), ...checkFigures(sentence, buildFactRecord())];
};

test.each([
  "The fee is fixed.",
  "It costs £54.85.",
  "Vans above a gross weight of so much need it.",
  "The MOT is due soon.",
  "A van has an MOT test every year.",
  "A yearly MOT keeps it on the road.",
  "The first MOT comes later.",
  "Driving without one is an offence.",
  "You may be fined.",
  "It is the law.",
  "Your insurance may be void.",
  "Old vans are exempt.",
  "The certificate shows the date.",
])("%j is refused as law", (text) => {
  expect(violationsOf(text)).not.toEqual([]);
});

test.each([
  "Have the brakes looked at every year.",
  "Ask what a service covers before you book.",
  "A larger van may need equipment for class 7.",
  "A fine choice of parts is a fine thing.",
  "Ask which class the van is.",
])("%j passes", (text) => {
  expect(violationsOf(text)).toEqual([]);
});

test("a question may ask about the law, because the page answers it", () => {
  expect(violationsOf("Is it an offence to drive without an MOT?", "question")).toEqual([]);
});

test("the name of a place is no law", () => {
  const sentence = buildSentenceToCheck("Ask in Law.");
  const nearby = [{ name: "Law", slug: "law", miles: 3.9 }];
  expect(checkLaw(sentence, buildFactRecord())).not.toEqual([]);
  expect(checkLaw(sentence, buildFactRecord({ nearby }))).toEqual([]);
});
