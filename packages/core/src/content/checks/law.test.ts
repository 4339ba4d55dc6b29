import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { checkLaw } from "./law.ts";

const violationsOf = (answer: string, facts = {}) =>
  checkLaw(buildFilledText({ servicing: [], mot: [], faqs: [{ question: "Which?", answer }] }), buildFactRecord(facts));

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
])("%j is rejected as law", (answer) => {
  expect(violationsOf(answer)).not.toEqual([]);
});

test.each([
  "Have the brakes looked at every year.",
  "Ask what a service covers before you book.",
  "There are 37 van MOT stations within 5 miles.",
  "A larger van may need equipment for class 7.",
])("%j passes", (answer) => {
  expect(violationsOf(answer)).toEqual([]);
});

test("the name of a place is no law", () => {
  expect(violationsOf("Ask in Law.")).not.toEqual([]);
  expect(violationsOf("Ask in Law.", { nearby: [{ name: "Law", slug: "law", miles: 3.9 }] })).toEqual([]);
});
