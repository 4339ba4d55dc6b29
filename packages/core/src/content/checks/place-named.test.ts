import { expect, test } from "vitest";
import { buildFactRecord, buildFilledText } from "../../testing/text-builders.ts";
import { namesPlace } from "./own-names.ts";
import { checkPlaceNamed } from "./whole-text.ts";

test.each([
  ["Bo'ness", "A garage in Bo’ness."],
  ["St Albans", "Near St Albans, say."],
  ["St Albans", "Near St  Albans, say."],
  ["Reigate", "Reigate's garages"],
  ["Oxfordshire & Buckinghamshire", "Across Oxfordshire and Buckinghamshire."],
  ["Ashby (Old)", "In Ashby (Old) itself"],
])("%s is named by %j", (name, words) => {
  expect(namesPlace(words, buildFactRecord({ name }))).toBe(true);
});

test.each([
  ["Bath", "Bathgate has garages."],
  ["Reigate", "reigate has garages."],
  ["Reigate", "South of Woking."],
  ["Stoke", "Basingstoke is near."],
])("%s is not named by %j", (name, words) => {
  expect(namesPlace(words, buildFactRecord({ name }))).toBe(false);
});

test("a region may be named by its other name", () => {
  const facts = buildFactRecord({
    kind: "region",
    name: "Yorkshire & Humber",
    region: "Yorkshire & Humber",
  });
  expect(namesPlace("Vans in Yorkshire and the Humber", facts)).toBe(true);
});

test.each([
  ["servicingMetaTitle", "Servicing, meta title"],
  ["motMetaTitle", "MOT, meta title"],
] as const)("%s must name the location", (part, name) => {
  const other = buildFilledText({ name: "Woking" });
  const [objection, ...more] = checkPlaceNamed(
    { ...buildFilledText(), [part]: other[part] },
    buildFactRecord(),
  );
  expect(objection).toMatchObject({ code: "place_not_named", at: part, words: "" });
  expect(objection?.message).toBe(`${name}: it does not name Reigate.`);
  expect(more).toEqual([]);
});
