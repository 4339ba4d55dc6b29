import { expect, test } from "vitest";
import { displayName } from "./generator/display-name.ts";
import { slugify } from "./slugify.ts";

test.each([
  ["Newcastle upon Tyne", "newcastle-upon-tyne"],
  ["Bo'ness", "boness"],
  ["King’s Lynn", "kings-lynn"],
  ["St. Ives", "st-ives"],
  ["Ynys Môn", "ynys-mon"],
  ["Oxfordshire & Buckinghamshire", "oxfordshire-and-buckinghamshire"],
  ["  Rhôs-on-Sea ", "rhos-on-sea"],
])("%s becomes %s", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each([
  ["Saint Albans", "St Albans"],
  ["Houghton-Le-Spring", "Houghton-le-Spring"],
  ["Berwick-Upon-Tweed", "Berwick-upon-Tweed"],
  ["Bidford-on-avon", "Bidford-on-Avon"],
  ["Kingston upon Hull", "Hull"],
  ["Saintfield", "Saintfield"],
])("GeoNames' %s is shown as %s", (geonamesName, name) => {
  expect(displayName(geonamesName)).toBe(name);
});
