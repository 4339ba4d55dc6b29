import { expect, test } from "vitest";
import { buildFactRecord, buildNorthernIrishFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { checkNorthernIreland } from "./northern-ireland.ts";

const truth = [{ heading: "Where", paragraphs: ["Tests are done only at DVA test centres."] }];
const untitled = { servicingMetaDescription: "", motMetaDescription: "" };
const violationsOf = (answer: string, facts = buildNorthernIrishFactRecord()) =>
  checkNorthernIreland(
    buildFilledText({ ...untitled, servicing: [], mot: truth, faqs: [{ question: "Where?", answer }] }),
    facts,
  );

const claims = [
  "Book an MOT at a garage in Lisburn.",
  "Local garages carry out MOTs every weekday.",
  "Many workshops offer the MOT with a service.",
  "Compare MOT garages near you.",
  "Your MOT can be done by a mechanic nearby.",
  "Garages do the vehicle test for you.",
];

test.each(claims)("%j is rejected in Northern Ireland", (answer) => {
  expect(violationsOf(answer)).toHaveLength(1);
});

test.each(claims)("%j passes in Great Britain", (answer) => {
  expect(violationsOf(answer, buildFactRecord())).toEqual([]);
});

test.each([
  "A garage can service your van before its MOT.",
  "Garages do not carry out the MOT here; the DVA does.",
  "The MOT is booked with the DVA, not with a garage.",
  "Have it looked at by a mechanic so that it is ready for the MOT.",
  "A workshop repairs what the MOT found.",
])("%j passes in Northern Ireland", (answer) => {
  expect(violationsOf(answer)).toEqual([]);
});

test("an MOT text for Northern Ireland that does not mention the DVA is rejected", () => {
  const silent = buildFilledText({
    ...untitled,
    servicing: [],
    faqs: [],
    mot: [{ heading: "Tests", paragraphs: ["Every year."] }],
  });
  expect(checkNorthernIreland(silent, buildNorthernIrishFactRecord())).toHaveLength(1);
});
