import fc from "fast-check";
import { expect, test } from "vitest";
import { buildFactRecord, buildNorthernIrishFactRecord, buildPlaceText } from "../../testing/text-builders.ts";
import { checkNumbers, knownNumbers } from "./numbers.ts";

const violationsOf = (answer: string, facts = buildFactRecord()) =>
  checkNumbers(buildPlaceText({ servicing: [], mot: [], faqs: [{ question: "Which?", answer }] }), facts);

test.each([
  "There are 37 garages within 5 miles, counted in 2026.",
  "Up to 3,000 kg is class 4 and up to 3500 kg is class 7.",
  "The most is £54.85, or £58.60 for class 7.",
  "Redhill is 1.7 miles away. About 22,123 people live here",
  "MOT and service from £180.",
  "It takes one visit, or two.",
  "Thirty-seven garages were counted, twelve of them for class seven.",
])("%j passes, as its numbers are in the facts", (answer) => {
  expect(violationsOf(answer)).toEqual([]);
});

test.each([
  "There are 38 garages.",
  "It costs £39.99.",
  "It costs £54.",
  "It costs £54.84.",
  "Open 24/7.",
  "Founded in 1987.",
  "Up to 3.5 tonnes.",
  "5000 vans serviced.",
  "A 12-month warranty for 100% of vans.",
  "Within 5,8 miles.",
  "Some 370 garages",
  "Forty garages were counted.",
  "Hundreds of garages.",
  "dozens of vans",
  "four hundred garages",
  "two thousand five hundred vans",
])("%j is rejected for a number that is not in the facts", (answer) => {
  expect(violationsOf(answer)).toHaveLength(1);
});

test("a number that is part of a place's name passes", () => {
  expect(violationsOf("Near Six Bells.", buildFactRecord({ name: "Six Bells" }))).toEqual([]);
  expect(violationsOf("Near six garages.", buildFactRecord({ name: "Six Bells" }))).toHaveLength(1);
});

test("British fees are rejected in Northern Ireland", () => {
  expect(violationsOf("It costs £54.85.", buildNorthernIrishFactRecord())).toHaveLength(1);
  expect(violationsOf("It costs £58.60.", buildNorthernIrishFactRecord())).toHaveLength(1);
});

test("a number passes exactly if it is in the facts", () => {
  const known = knownNumbers(buildFactRecord());
  fc.assert(
    fc.property(fc.oneof(fc.nat(4_000), fc.constantFrom(...known)), fc.boolean(), (number, grouped) => {
      const written = grouped ? number.toLocaleString("en-GB") : String(number);
      expect(violationsOf(`We counted ${written}, as said.`).length === 0).toBe(known.has(number));
    }),
  );
});
