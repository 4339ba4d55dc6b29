import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { createNamesakeFinder } from "./namesakes.ts";

const namesakes = createNamesakeFinder(loadGazetteer());

test("finds the other places with the name, each with the parents that may precede it in a URL", () => {
  const found = namesakes({ slug: "newport", canonicalSlug: "newport" });
  expect(found).toContainEqual({ slug: "newport-isle-of-wight", parents: ["south-east", "hampshire"] });
  expect(found).toContainEqual({ slug: "newport-essex", parents: ["east-of-england", "eastern", "essex"] });
  expect(found.map((place) => place.slug)).not.toContain("newport");
});

test("finds the place with the bare slug from another one", () => {
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

test("finds the place with a region's name", () => {
  const found = namesakes({ slug: "wales", canonicalSlug: "wales" });
  expect(found.map((place) => place.slug)).toEqual(["wales-south-yorkshire"]);
});

test("finds none for a unique name", () => {
  expect(namesakes({ slug: "maidstone", canonicalSlug: "maidstone" })).toEqual([]);
});
