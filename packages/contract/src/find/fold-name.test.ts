import { expect, test } from "vitest";
import { foldName, plainName } from "./fold-name.ts";

test.each([
  ["Saint Ives", "St. Ives"],
  ["King's Lynn", "kings lynn"],
  ["King’s Lynn", "KINGS  LYNN "],
  ["Newcastle upon Tyne", "newcastle-on-tyne"],
  ["Yorkshire & Humber", "Yorkshire and Humber"],
  ["Co Durham", "County Durham"],
  ["Penarlâg", "penarlag"],
  ["Stratford-upon-Avon", "stratford upon avon"],
])("%s and %s are compared as the same name", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test("names that differ by a word stay different", () => {
  expect(foldName("Ashford")).not.toBe(foldName("Ash ford"));
  expect(foldName("East Ham")).not.toBe(foldName("Ham"));
});

test("a text without a letter or digit has no words", () => {
  expect(foldName("🚐 -- ''")).toBe("");
});

test("a plain name keeps every word", () => {
  expect(plainName("Saint Peter's & Upton-upon-Severn")).toBe("saint peters and upton upon severn");
});
