import { expect, test } from "vitest";
import { normaliseText, readableText } from "./normalise.ts";

test.each([
  ["long\u2011wheelbase", "long-wheelbase"],
  ["5\u202Fmiles", "5 miles"],
  ["a\u00A0van", "a van"],
  ["close\u202F; far", "close; far"],
  ["cafe\u0301", "café"],
  ["wait…", "wait…"],
  ["the van’s", "the van’s"],
])("%j is stored as %j", (text, stored) => {
  expect(normaliseText(text)).toBe(stored);
});

test.each([
  ["wait…", "wait..."],
  ["the van’s “service”", `the van's "service"`],
  ["rival．co．uk", "rival.co.uk"],
  ["½ price", "1⁄2 price"],
])("%j is read as %j", (text, read) => {
  expect(readableText(text)).toBe(read);
});
