import { expect, test } from "vitest";
import { buildFactRecord, buildNorthernIrishFactRecord, buildPlaceText } from "../../testing/text-builders.ts";
import { checkQuantities } from "./quantities.ts";

const violationsOf = (answer: string, facts = buildFactRecord()) =>
  checkQuantities(buildPlaceText({ servicing: [], mot: [], faqs: [{ question: "Which?", answer }] }), facts);

test.each([
  "37 garages within 5 miles, 12 stations for class 7.",
  "Dorking is 5.8 miles away.",
  "Class 4 is at most £54.85, class 7 at most £58.60, both jobs from £180.",
  "Up to 3,000 kg, or 3,500kg.",
  "First after 3 years.",
  "The town has 22,123 people.",
  "Class 7 garages are fewer.",
])("%j passes, as the facts have its numbers in these units", (answer) => {
  expect(violationsOf(answer)).toEqual([]);
});

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
])("%j is rejected for a number that the facts have in another unit", (answer) => {
  expect(violationsOf(answer)).toHaveLength(1);
});

test("MOT classes are rejected in Northern Ireland", () => {
  const violations = violationsOf("A class 7 van.", buildNorthernIrishFactRecord());
  expect(violations.filter(({ message }) => message.startsWith("faqs[0]"))).toHaveLength(1);
});
