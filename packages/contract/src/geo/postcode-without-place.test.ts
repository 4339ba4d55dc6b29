import { expect, test } from "vitest";
import { postcodeWithoutPlace } from "./postcode-without-place.ts";

test.each([
  [
    "gir0aa",
    "GIR 0AA is a special postcode for the post of Girobank, a bank in Bootle. It has no location.",
  ],
  ["BF1 1AA", "BF1 1AA is a special postcode for the post of British Forces. It has no location."],
])("explains the special postcode %j", (text, sentence) => {
  const title = `${sentence.split(" is ")[0]} has no location`;
  expect(postcodeWithoutPlace(text)).toEqual({ title, sentence });
});

test.each(["L30 4GB", "GY1", "BT1 1AA", "Girvan", "", "constructor"])(
  "returns undefined for %j",
  (text) => {
    expect(postcodeWithoutPlace(text)).toBeUndefined();
  },
);
