import { expect, test } from "vitest";
import { buildSentenceToCheck } from "../../testing/sentence-builder.ts";
import { buildFactRecord, buildNorthernIrishFactRecord } from "../../testing/text-builders.ts";
import { checkNorthernIreland } from "./northern-ireland.ts";

const violationsOf = (text: string, facts = buildNorthernIrishFactRecord()) =>
  checkNorthernIreland(buildSentenceToCheck(text), facts);

const claims = [
  "Book an MOT at a garage in Lisburn.",
  "Local garages carry out MOTs every weekday.",
  "Many workshops offer the MOT with a service.",
  "Compare MOT garages near you.",
  "Your MOT can be done by a mechanic nearby.",
  "Garages do the vehicle test for you.",
  "Garages in Lisburn carry out the MOT, while the DVA does the paperwork.",
  "Garages check your van and issue the MOT on the day.",
  "Take the van to a garage for its MOT.",
];

test.each(claims)("%j is refused in Northern Ireland", (text) => {
  expect(violationsOf(text)).toHaveLength(1);
});

test.each(claims)("%j passes in Great Britain", (text) => {
  expect(violationsOf(text, buildFactRecord())).toEqual([]);
});

test.each([
  "A garage can service your van before its MOT.",
  "Garages do not carry out the MOT here; the DVA does.",
  "The MOT is booked with the DVA, not with a garage.",
  "Have it looked at by a mechanic so that it is ready for the MOT.",
  "A workshop repairs what the MOT found.",
])("%j passes in Northern Ireland", (text) => {
  expect(violationsOf(text)).toEqual([]);
});

test("MOT classes are refused in Northern Ireland", () => {
  expect(violationsOf("A class 7 van.")).toHaveLength(1);
});

test("a mere yes to the question whether a garage tests vans is refused", () => {
  const question = "Can a garage in Lisburn test my van?";
  const answer = buildSentenceToCheck("Yes, most of them can.", { kind: "answer", question });
  expect(checkNorthernIreland(answer, buildNorthernIrishFactRecord())).toHaveLength(1);
});
