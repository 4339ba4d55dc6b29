import { findablePlaces } from "@vanfettle/contract/find/place-list";
import { DomainError } from "@vanfettle/contract/problems";
import { expect, test } from "vitest";
import { locationFacts } from "./location-facts.ts";

test("a place is told with its area, position and station figures", () => {
  expect(locationFacts("maidstone")).toMatchObject({
    kind: "place",
    name: "Maidstone",
    area: "Kent, South East",
    jurisdiction: "great-britain",
    place: { latitude: expect.any(Number), garageCount: expect.any(Number) },
    contains: [],
  });
});

test("a place of Northern Ireland has no station figures, as no garage tests vans there", () => {
  expect(locationFacts("newry")).toMatchObject({ jurisdiction: "northern-ireland", place: null });
});

test("a region contains its counties, and a county its places, largest first", () => {
  const slugs = (slug: string) => locationFacts(slug).contains.map((part) => part.slug);
  expect(slugs("wales")).toEqual([
    "clwyd",
    "dyfed",
    "gwent",
    "gwynedd",
    "mid-glamorgan",
    "powys",
    "south-glamorgan",
    "west-glamorgan",
  ]);
  expect(slugs("northern-ireland").at(-1)).toBe("county-tyrone");
  expect(slugs("kent")[0]).toBe("maidstone");
  expect(slugs("county-tyrone").length).toBeGreaterThan(3);
  expect(locationFacts("kent").contains.every(({ kind }) => kind === "place")).toBe(true);
});

test.each([
  ["KENT", "kent"],
  [" kent ", "kent"],
  ["yorkshire-and-the-humber", "yorkshire"],
  ["isle-of-wight", "hampshire"],
])("%j leads to %s", (slug, canonical) => {
  expect(locationFacts(slug).slug).toBe(canonical);
});

test("every location of the gazetteer is found by its slug", () => {
  const wrong = findablePlaces().filter(({ slug, name }) => {
    const found = locationFacts(slug);
    return found.slug !== slug || (found.name !== name && found.kind === "place");
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test.each(["", "nowhere", "__proto__", "constructor", "🚐", "a".repeat(500)])("%j is not found", (slug) => {
  expect(() => locationFacts(slug)).toThrow(new DomainError("location_not_found"));
});
