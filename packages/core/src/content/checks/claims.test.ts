import { expect, test } from "vitest";
import { buildPlaceText } from "../../testing/text-builders.ts";
import { checkClaims } from "./claims.ts";

const violationsOf = (answer: string) =>
  checkClaims(buildPlaceText({ servicing: [], mot: [], faqs: [{ question: "Which?", answer }] }));

test.each([
  "Garages rated by other drivers.",
  "A 5-star workshop.",
  "See our reviews.",
  "An award-winning team.",
  "Below RRP.",
  "Save on your next visit.",
  "Big savings for vans.",
  "A discount for fleets.",
  "The cheapest MOT in town.",
  "Cheap tests.",
  "Our best price.",
  "The lowest prices around.",
  "We guarantee that your van will pass.",
  "A guaranteed pass.",
  "Your van will pass, guaranteed.",
  "Tests cost less than the legal maximum.",
  "Priced under £54.85.",
  "Below the DVSA limit.",
  "A free MOT with every service.",
  "A class 7 test costs £54.85.",
  "For class 4 the most is £58.60.",
])("%j is rejected as a forbidden claim", (answer) => {
  expect(violationsOf(answer)).toHaveLength(1);
});

test.each([
  "Start early and compare what each visit covers.",
  "Fees may not exceed £54.85 for class 4 or £58.60 for class 7.",
  "A class 4 test costs at most £54.85.",
  "At most £54.85 for a class 4 van, and £58.60 for a heavier one.",
  "Nobody can promise that a van will pass.",
  "The best time to book is early.",
  "The lowest quote may leave out the fluids.",
  "Garages in Sale and Starcross open on weekdays.",
])("%j passes", (answer) => {
  expect(violationsOf(answer)).toEqual([]);
});
