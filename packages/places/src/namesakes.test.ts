import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { namesakeFinder } from "./namesakes.ts";

const namesakes = namesakeFinder(loadGazetteer());

test("the biggest of a name knows the others, each with the parents that may stand before it", () => {
  const found = namesakes({ slug: "newport", canonicalSlug: "newport" });
  expect(found).toContainEqual({ slug: "newport-isle-of-wight", parents: ["south-east", "hampshire"] });
  expect(found).toContainEqual({ slug: "newport-essex", parents: ["east-of-england", "eastern", "essex"] });
  expect(found.map((place) => place.slug)).not.toContain("newport");
});

test("a smaller one knows the biggest", () => {
  const found = namesakes({ slug: "newport", canonicalSlug: "newport-essex" });
  expect(found).toContainEqual({ slug: "newport", parents: ["wales", "gwent"] });
});

test("a district's parents include its city", () => {
  const found = namesakes({ slug: "hockley", canonicalSlug: "hockley" });
  expect(found).toContainEqual({
    slug: "hockley-birmingham",
    parents: ["west-midlands", "west-midlands-county", "birmingham"],
  });
});

test("a region knows the place of its name", () => {
  const found = namesakes({ slug: "wales", canonicalSlug: "wales" });
  expect(found.map((place) => place.slug)).toEqual(["wales-south-yorkshire"]);
});

test("a name nobody shares has none", () => {
  expect(namesakes({ slug: "maidstone", canonicalSlug: "maidstone" })).toEqual([]);
});
