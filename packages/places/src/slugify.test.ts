import { expect, test } from "vitest";
import { slugify } from "./slugify.ts";

test.each([
  ["Newcastle upon Tyne", "newcastle-upon-tyne"],
  ["Bo'ness", "boness"],
  ["King’s Lynn", "kings-lynn"],
  ["St. Ives", "st-ives"],
  ["Ynys Môn", "ynys-mon"],
  ["Oxfordshire & Buckinghamshire", "oxfordshire-and-buckinghamshire"],
  ["  Rhôs-on-Sea ", "rhos-on-sea"],
])("the slug of %s is %s", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
