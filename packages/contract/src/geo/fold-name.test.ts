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
])("folds %s and %s to the same name", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test("keeps names that differ by a word distinct", () => {
  expect(foldName("Ashford")).not.toBe(foldName("Ash ford"));
  expect(foldName("East Ham")).not.toBe(foldName("Ham"));
});

test("returns no words for a text without letters or digits", () => {
  expect(foldName("🚐 -- ''")).toBe("");
});

test("keeps every word of a plain name", () => {
  expect(plainName("Saint Peter's & Upton-upon-Severn")).toBe("saint peters and upton upon severn");
});
