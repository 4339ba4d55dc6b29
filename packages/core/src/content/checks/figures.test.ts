import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkFigures } from "./check-sentence.ts";

const wordsOf = (text: string, facts = buildFactRecord()) =>
  checkFigures(buildSentenceToCheck(text), facts).map(({ words }) => words);

test.each([
  "A test for £37.",
  "A test for £ 12.00",
  "Only 37 pounds.",
  "12 quid",
  "Within 37 miles.",
  "A 12-mile drive.",
  "Up to 2,026 kg.",
  "First after 5 years.",
  "12 people live here.",
  "58.60 garages",
  "5 MOT stations",
  "Class 5 vans.",
  "Within 12 months.",
  "A 37% chance.",
  "Twenty-five garages are near.",
  "Dozens of garages.",
  "Three hundred people.",
  "Five minutes away.",
  "About an hour and a half.",
  "Nine out of ten vans.",
  "Half of all vans.",
  "There are two ways to do it.",
  "A handful of garages.",
  "Several stations test it.",
  "Begin in RH2 before you look further.",
])("rejects the figure in %j", (text) => {
  expect(wordsOf(text)).not.toEqual([]);
});

test.each([
  "Class 4 and 7 are tested here, and class 7 needs a longer ramp.",
  "Ask for one that services vans.",
  "First look at the brakes.",
  "There are {{count5}} of Reigate.",
  "Come back one day.",
])("allows %j", (text) => {
  expect(wordsOf(text)).toEqual([]);
});

test.each(["Since 2026.", "Six bells ring.", "There are {{count5}} and 2 more."])(
  "rejects the figure in %j",
  (text) => {
    expect(wordsOf(text)).not.toEqual([]);
  },
);

test("allows a number that is part of a name", () => {
  expect(wordsOf("Garages near Six Bells.", buildFactRecord({ name: "Six Bells" }))).toEqual([]);
});

test.each([
  ["It is £ 12.50 more.", "£ 12.50 more"],
  ["It costs €5 now", "€5 now"],
  ["Up 37 % there", "37 %"],
  ["Take 5 kilometres", "5 kilometres"],
  ["In 1/2 an hour", "1/2 an"],
  ["Ask Twenty-Five of them", "Twenty"],
  ["On a class 5 van", "5 van"],
])("in %j the words %j are quoted", (text, words) => {
  const found = checkFigures(buildSentenceToCheck(text), buildFactRecord());
  expect(found[0]).toMatchObject({ code: "figure", severity: "error", words });
  expect(found[0]?.message).toMatch(/: write the figure as a slot\.$/);
});

test.each([
  "Euro 6 and Euro 5 diesels are tested.",
  "A 4x4 is heavy.",
  "Class 4 or 7 it is.",
  "Class 4 waits.",
])("allows a name with a digit: %j", (text) => {
  expect(wordsOf(text)).toEqual([]);
});

test("a disguised digit is a figure", () => {
  expect(wordsOf("Within ５ of them.")).toEqual(["5 of"]);
});
