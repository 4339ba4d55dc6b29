import { expect, test } from "vitest";
import {
  buildFactRecord,
  buildNorthernIrishFactRecord,
  buildPlaceText,
  buildSentence,
} from "../../testing/text-builders.ts";
import { checkSlots } from "./slots.ts";

const codesOf = (words: string, facts = buildFactRecord()) =>
  checkSlots(
    { ...buildPlaceText(), servicing: [], mot: [], faqs: [{ question: "Which?", answer: [buildSentence(words)] }] },
    facts,
  )
    .filter(({ message }) => message.startsWith("faqs"))
    .map(({ code }) => code);

test.each([
  "There are {{vanStations.within5Miles}}.",
  "Try {{nearby.redhill}} or {{nearby.nearest}}.",
  "A class 7 van, or one of class 4 and 7.",
  "It takes one visit, or two.",
])("%j passes", (words) => {
  expect(codesOf(words)).toEqual([]);
});

test.each([
  ["There are 37 stations.", "unknown_number"],
  ["There are {{vanStations.within5Miles}} and 2 more.", "unknown_number"],
  ["There are thirty-seven stations.", "unknown_number"],
  ["There are dozens of them.", "unknown_number"],
  ["A class 5 van.", "unknown_number"],
  ["Since 2026.", "unknown_number"],
  ["There are {{vanStations.within10Miles}}.", "unknown_slot"],
  ["It is {{nearby.woking}}.", "unknown_slot"],
  ["It is in {{place.county}}.", "unknown_slot"],
])("%j is rejected", (words, code) => {
  expect(codesOf(words)).toEqual([code]);
});

test("the number in a name passes", () => {
  const facts = buildFactRecord({ nearby: [{ name: "Six Bells", slug: "six-bells", miles: 2 }] });
  expect(codesOf("Garages in Six Bells are near.", facts)).toEqual([]);
  expect(codesOf("Six bells ring.")).toEqual(["unknown_number"]);
});

test("there are no classes in Northern Ireland", () => {
  expect(codesOf("A class 7 van.", buildNorthernIrishFactRecord())).toEqual(["unknown_number"]);
});
