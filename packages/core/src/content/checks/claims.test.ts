import { expect, test } from "vitest";
import { buildFilledText } from "../../testing/text-builders.ts";
import { checkClaims } from "./claims.ts";

const violationsOf = (answer: string) =>
  checkClaims(buildFilledText({ servicing: [], mot: [], faqs: [{ question: "Which?", answer }] }));

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
])("%j is rejected as a forbidden claim", (answer) => {
  expect(violationsOf(answer)).toHaveLength(1);
});

test.each([
  "Start early and compare what each visit covers.",
  "Nobody can promise that a van will pass.",
  "The best time to book is early.",
  "The lowest quote may leave out the fluids.",
  "Garages in Sale and Starcross open on weekdays.",
])("%j passes", (answer) => {
  expect(violationsOf(answer)).toEqual([]);
});
