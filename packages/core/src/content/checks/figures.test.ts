import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord } from "../../testing/text-builders.ts";
import { checkFigures } from "./figures.ts";

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
])("rejects the figure in %j", (text) => {
  expect(wordsOf(text)).not.toEqual([]);
});

test.each([
  "Class 4 and 7 are tested here, and class 7 needs a longer ramp.",
  "Ask for one that services vans.",
  "First look at the brakes.",
  "There are {{vanStations.within5Miles}} of Reigate.",
  "Come back one day.",
])("allows %j", (text) => {
  expect(wordsOf(text)).toEqual([]);
});

test.each(["Since 2026.", "Six bells ring.", "There are {{vanStations.within5Miles}} and 2 more."])(
  "rejects the figure in %j",
  (text) => {
    expect(wordsOf(text)).not.toEqual([]);
  },
);

test("allows a number that is part of a name", () => {
  expect(wordsOf("Garages near Six Bells.", buildFactRecord({ name: "Six Bells" }))).toEqual([]);
});

test("refuses another unit after a slot, because the slot includes its unit", () => {
  expect(wordsOf("There are {{nearby.1}} garages.")).toEqual(["garages"]);
});
