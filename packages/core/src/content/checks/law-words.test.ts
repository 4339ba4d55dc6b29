import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord, buildNorthernIrishFactRecord } from "../../testing/text-builders.ts";
import { checkLawWords } from "./check-sentence.ts";
import type { FieldKind } from "./check.ts";

const warningsOf = (text: string, facts = buildFactRecord(), kind: FieldKind = "paragraph") =>
  checkLawWords(buildSentenceToCheck(text, { kind }), facts).map(
    ({ code, severity, words, message }) => {
      expect([code, severity]).toEqual(["law_word", "warning"]);
      return [words, message.replace(/^.*": /, "")];
    },
  );
const ofLaw = "remove the legal term, because the page states the law.";
const ofBritain = "in Northern Ireland only the DVA tests vans, and MOT classes do not apply.";

test.each([
  ["You must ask first.", "must"],
  ["It has to be INSURED.", "INSURED"],
  ["Reigate has no clean air zone.", "clean air zone"],
])("in %j the word %j is pointed out", (text, word) => {
  expect(warningsOf(text)).toEqual([[word, ofLaw]]);
});

test("a question may have words of the law", () => {
  expect(warningsOf("What must I bring?", buildFactRecord(), "question")).toEqual([]);
});

test("a name is not a word of the law", () => {
  expect(warningsOf("Garages in Law are near.", buildFactRecord({ name: "Law" }))).toEqual([]);
  expect(warningsOf("Garages in Law are near.")).toEqual([["Law", ofLaw]]);
});

test.each([
  "class 4",
  "class 7",
  "MOT station",
  "MOT garages",
  "test stations",
  "MOT centre",
  "DVSA",
])("the words %j do not fit Northern Ireland", (words) => {
  expect(warningsOf(`Ask about ${words} here.`, buildNorthernIrishFactRecord())).toEqual([
    [words, ofBritain],
  ]);
  expect(warningsOf(`Ask about ${words} here.`)).toEqual([]);
});
