import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { numberRange } from "./postcode-number.ts";

const rangeOf = (text: string) => {
  const postcode = parsePostcode(text);
  const range = postcode && numberRange(postcode);
  if (!range) throw new Error(`${text} has no range`);
  return range;
};
// Other letters and outcodes may be read as digits, or the other way round.
const unit = fc.stringMatching(
  /^(?:(?:[BEGLMNSW]|AB|CF|LS|ZE)[1-9][0-9]?|EC1A|SW1A|W1A) [0-9][ABD-HJLNP-UW-Z]{2}$/,
);

test("numbers a full postcode with 32 bits, within the ranges of its sector and outcode", () => {
  fc.assert(
    fc.property(unit, (text) => {
      const { first, end } = rangeOf(text);
      expect(end - first).toBe(1);
      expect(end).toBeLessThanOrEqual(2 ** 32);
      for (const wider of [text.slice(0, -2), text.slice(0, -4)]) {
        const range = rangeOf(wider);
        expect(first).toBeGreaterThanOrEqual(range.first);
        expect(end).toBeLessThanOrEqual(range.end);
      }
    }),
  );
});

test("gives different postcodes different numbers", () => {
  fc.assert(
    fc.property(unit, unit, (one, other) => {
      expect(rangeOf(one).first === rangeOf(other).first).toBe(one === other);
    }),
  );
});

test("does not count B11 as part of B1, or SW1A as part of SW1", () => {
  expect(rangeOf("B1").end).toBeLessThanOrEqual(rangeOf("B11 1AA").first);
  expect(rangeOf("SW1").end).toBeLessThanOrEqual(rangeOf("SW1A 1AA").first);
});

test("returns undefined for GIR, which postcode files do not contain", () => {
  const postcode = parsePostcode("GIR 0AA");
  expect(postcode && numberRange(postcode)).toBeUndefined();
});
