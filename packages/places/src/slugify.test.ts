import { expect, test } from "vitest";
import { toDisplayName } from "./reference/place-names.ts";
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

test.each([
  ["Saint Albans", "St Albans"],
  ["Capel Saint Mary", "Capel St Mary"],
  ["Wainfleet All Saints", "Wainfleet All Saints"],
  ["Houghton-Le-Spring", "Houghton-le-Spring"],
  ["Berwick-Upon-Tweed", "Berwick-upon-Tweed"],
  ["Bidford-on-avon", "Bidford-on-Avon"],
  ["Kingston upon Hull", "Hull"],
  ["Saintfield", "Saintfield"],
])("the display name of %s is %s", (geonamesName, name) => {
  expect(toDisplayName(geonamesName)).toBe(name);
});
