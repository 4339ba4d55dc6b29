import { expect, test } from "vitest";
import { postcodeWithoutPlace } from "./postcode-without-place.ts";

test.each([
  ["gir0aa", "GIR 0AA was made for the post of Girobank, a bank in Bootle, and is on no map."],
  ["BF1 1AA", "BF1 1AA was made for the post of British Forces, and is on no map."],
])("%j is of no place, and the sentence says whose it is", (text, sentence) => {
  expect(postcodeWithoutPlace(text)).toBe(sentence);
});

test.each(["L30 4GB", "GY1", "BT1 1AA", "Girvan", "", "constructor"])("%j is no such postcode", (text) => {
  expect(postcodeWithoutPlace(text)).toBeUndefined();
});
