import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { createNamesakeFinder } from "./namesakes.ts";

const namesakes = createNamesakeFinder(loadGazetteer());

test("finds the other places with the name and the parents in their URLs", () => {
  const found = namesakes({ slug: "newport", canonicalSlug: "newport" });
  expect(found).toContainEqual({
    slug: "newport-isle-of-wight",
    parents: ["south-east", "hampshire"],
  });
  expect(found).toContainEqual({
    slug: "newport-essex",
    parents: ["east-of-england", "eastern", "essex"],
  });
  expect(found.map((place) => place.slug)).not.toContain("newport");
});

test("finds the place with the bare slug from its namesake", () => {
  const found = namesakes({ slug: "newport", canonicalSlug: "newport-essex" });
  expect(found).toContainEqual({ slug: "newport", parents: ["wales", "gwent"] });
});

test("includes the city among a district's parents", () => {
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

test("returns an empty list for a unique name", () => {
  expect(namesakes({ slug: "maidstone", canonicalSlug: "maidstone" })).toEqual([]);
});
