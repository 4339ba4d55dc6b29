import { describe, expect, test } from "vitest";
import { find } from "./find.ts";

const names = (text: string) => find({}, text).places.map(({ name }) => name);

describe("a postcode", () => {
  test.each([
    ["ME14 1AA", "ME14 1AA", "sector"],
    ["me141aa", "ME14 1AA", "sector"],
    ["ME14 1", "ME14 1", "sector"],
    ["ME14", "ME14", "outcode"],
  ])("%s finds the nearest places in order, with distances in miles", (text, postcode, placed) => {
    const found = find({}, text);
    expect(found).toMatchObject({ outcome: "postcode", postcode, placed });
    expect(found.places[0]).toMatchObject({ name: "Maidstone", area: "Kent, South East" });
    expect(found.places.map(({ miles }) => miles)).toEqual(
      found.places.map(({ miles }) => miles).toSorted(ascending),
    );
  });

  test.each([
    ["PO1", "Portsmouth", /Isle of Wight|Ryde|Cowes/],
    ["PO33", "Ryde", /Portsmouth|Southsea|Gosport/],
  ])("%s finds only places on the same side of the water", (text, first, across) => {
    expect(names(text)[0]).toBe(first);
    expect(names(text).join(" ")).not.toMatch(across);
  });

  test("finds the places of the Isles of Scilly, Orkney and Shetland", () => {
    expect(names("TR21 0AA")).toContain("Hugh Town");
    expect(names("ZE1 0AA")[0]).toBe("Lerwick");
    expect(names("KW15")[0]).toBe("Kirkwall");
  });

  test("finds the region page of London", () => {
    expect(find({}, "SW1A").places).toContainEqual(
      expect.objectContaining({ name: "London", kind: "region" }),
    );
  });

  test("leads to Northern Ireland, for which the tables have no postcodes", () => {
    expect(find({}, "BT1 1AA")).toMatchObject({
      outcome: "northern-ireland",
      postcode: "BT1 1AA",
      placed: null,
      places: [{ slug: "northern-ireland" }],
    });
  });
});

const ascending = (a: number | null, b: number | null) => (a ?? 0) - (b ?? 0);

test.each([
  ["GY1", "outside-uk"],
  ["Isle of Man", "outside-uk"],
  ["ZZ99", "unknown-postcode"],
  ["GIR 0AA", "unknown-postcode"],
  ["BF1 1AA", "unknown-postcode"],
  ["LS1 4A", "not-a-postcode"],
  ["W1A 1A1", "not-a-postcode"],
  ["🚐", "nothing"],
  ["", "nothing"],
  ["A".repeat(200), "nothing"],
  ["123", "nothing"],
  ["Mousehole", "nothing"],
  ["Cartmel", "nothing"],
])("returns the outcome for %j: %s", (text, outcome) => {
  expect(find({}, text)).toMatchObject({ outcome, places: [] });
});

test.each(["gir", "Girv", "GIRVAN"])(
  "finds Girvan by %j, although Girobank's postcode starts the same way",
  (text) => {
    expect(find({}, text)).toMatchObject({ postcode: null });
    expect(names(text)).toContain("Girvan");
  },
);

test("a name finds places without distances", () => {
  expect(find({}, "St Ives")).toMatchObject({
    outcome: "places",
    postcode: null,
    places: [
      { name: "St Ives, Cambridgeshire", miles: null },
      { name: "St Ives, Cornwall", miles: null },
    ],
  });
  expect(find({}, "Sheffeild")).toMatchObject({
    outcome: "similar",
    places: [{ slug: "sheffield" }],
  });
});

test.each(["asford", "asfordb", "whitb", "Maidst", "tunbridge w"])(
  "suggests similar places for %s, without opening a page",
  (text) => {
    const found = find({}, text);
    expect(found.outcome).toBe("similar");
    expect(found.places.length).toBeGreaterThan(0);
  },
);
