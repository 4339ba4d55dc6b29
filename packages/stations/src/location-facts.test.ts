import { expect, test } from "vitest";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { DomainError } from "@vanfettle/contract/problems";
import { locationFacts } from "./location-facts.ts";

test("returns a place with its area, position and station figures", () => {
  expect(locationFacts("maidstone")).toMatchObject({
    kind: "place",
    name: "Maidstone",
    area: "Kent, South East",
    jurisdiction: "great-britain",
    place: { latitude: expect.any(Number), garageCount: expect.any(Number) },
    contains: [],
  });
});

test("returns null for the station figures of a place in Northern Ireland", () => {
  expect(locationFacts("newry")).toMatchObject({ jurisdiction: "northern-ireland", place: null });
});

test("lists a region's counties, and a county's places from the largest to the smallest", () => {
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
])("resolves %j to %s", (slug, canonical) => {
  expect(locationFacts(slug).slug).toBe(canonical);
});

test("finds every location in the gazetteer by its slug", () => {
  const wrong = findablePlaces().filter(({ slug, name }) => {
    const found = locationFacts(slug);
    return found.slug !== slug || (found.name !== name && found.kind === "place");
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test.each(["", "nowhere", "__proto__", "constructor", "🚐", "a".repeat(500)])(
  "rejects %j as unknown",
  (slug) => {
    expect(() => locationFacts(slug)).toThrow(new DomainError("location_not_found"));
  },
);
