import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPlaceFinder, searchMaxLength } from "./find-places.ts";
import { findablePlaces } from "./place-list.ts";

const places = findablePlaces();
const { find } = createPlaceFinder(places);
const slugs = (text: string, limit = 8) => find(text, limit).places.map(({ slug }) => slug);

describe("a name", () => {
  test.each([
    ["Maidstone", "maidstone"],
    ["Saint Albans", "st-albans"],
    ["st. albans", "st-albans"],
    ["Kings Lynn", "kings-lynn"],
    ["KING’S LYNN", "kings-lynn"],
    ["newcastle-on-tyne", "newcastle-upon-tyne"],
    ["Caerdydd", "cardiff"],
    ["Abertawe", "swansea"],
    ["Ynys Mon", "gwynedd"],
    ["Inbhir Nis", "inverness"],
    ["Dun Eideann", "edinburgh"],
    ["Londonderry", "derry"],
    ["East Sussex", "sussex"],
    ["Buckinghamshire", "oxfordshire-buckinghamshire"],
    ["Middlesex", "greater-london"],
    ["Pembrokeshire", "dyfed"],
    ["Isle of Wight", "hampshire"],
    ["Co Antrim", "county-antrim"],
    ["Yorkshire", "yorkshire"],
    ["London", "london"],
  ])("%s finds one place: %s", (text, slug) => {
    expect(find(text, 8)).toMatchObject({ match: "exact", places: [{ slug }] });
  });

  test("that several places share finds each of them, the largest first, told apart by county and region", () => {
    expect(find("St Ives", 8).places).toMatchObject([
      { name: "St Ives, Cambridgeshire", area: "Cambridgeshire, East of England" },
      { name: "St Ives, Cornwall", area: "Cornwall, South West" },
    ]);
    expect(slugs("Newcastle")).toEqual(["newcastle-upon-tyne", "newcastle-under-lyme", "newcastle"]);
    expect(slugs("West Midlands")).toEqual(["west-midlands", "west-midlands-county"]);
  });

  test.each([
    ["St Ives, Cornwall", "st-ives-cornwall"],
    ["st ives cornwall", "st-ives-cornwall"],
    ["Hayes, Bromley", "hayes-london"],
    ["newport wales", "newport"],
  ])("with its area finds the one there: %s", (text, slug) => {
    expect(slugs(text)).toEqual([slug]);
  });

  test("that every place is told apart by finds that place", () => {
    const lost = places.filter(({ name, slug }) => !slugs(name, 30).includes(slug));
    expect(lost).toEqual([]);
  });
});

test.each([
  ["kingslynn", "kings-lynn"],
  ["StAlbans", "st-albans"],
  ["stokeontrent", "stoke-on-trent"],
])("a name without its blanks finds the place: %s", (text, slug) => {
  expect(find(text, 8)).toMatchObject({ match: "exact", places: [{ slug }] });
});

describe("the beginning of a name", () => {
  test("finds the places whose names begin so before those with a later word", () => {
    const { match, places: found } = find("wells", 8);
    expect(match).toBe("exact");
    expect(found.map(({ slug }) => slug)).toEqual(["wells"]);
    expect(slugs("tunbridge w")).toEqual(["tunbridge-wells"]);
    expect(slugs("maidst")).toEqual(["maidstone"]);
    expect(slugs("birm", 2)[0]).toBe("birmingham");
  });

  test("within an area finds those there alone", () => {
    expect(find("ash, kent", 30).places.every(({ area }) => area.startsWith("Kent"))).toBe(true);
  });
});

describe("a misspelt name", () => {
  test.each([
    ["maidstoen", "maidstone"],
    ["Sheffeild", "sheffield"],
    ["Middlesborough", "middlesbrough"],
    ["Aberystwith", "aberystwyth"],
    ["stretford upon avon", "stratford-upon-avon"],
    ["wolverhamton", "wolverhampton"],
    ["Gloster", "gloucester"],
    ["edinborough", "edinburgh"],
    ["Edinboro", "edinburgh"],
    ["lester", "leicester"],
    ["Wooster", "worcester"],
    ["Norrich", "norwich"],
    ["Burmingham", "birmingham"],
  ])("%s offers %s first", (text, slug) => {
    const { match, places: found } = find(text, 8);
    expect([match, found[0]?.slug]).toEqual(["similar", slug]);
  });

  test("with one wrong letter offers the place among eight, for nineteen names of twenty", () => {
    const towns = places
      .filter(({ kind, keys, sizeRank }) => kind === "place" && sizeRank <= 4 && (keys[0] ?? "").length > 5)
      .filter((_, i) => i % 5 === 0);
    const missed = towns.filter(({ keys: [key = ""], slug }, i) => {
      const at = i % key.length;
      return !slugs(`${key.slice(0, at)}q${key.slice(at + 1)}`).includes(slug);
    });
    expect(towns.length).toBeGreaterThan(100);
    expect(missed.length / towns.length).toBeLessThan(0.05);
  });
});

test("names are found alike by an index that was built in slices, and by one that is still being built", async () => {
  const sliced = createPlaceFinder(places);
  const prepared = sliced.prepare();
  expect(sliced.find("Sheffeild", 8)).toEqual(find("Sheffeild", 8));
  await prepared;
  expect(sliced.find("Gloster", 8)).toEqual(find("Gloster", 8));
  const waited = createPlaceFinder(places);
  await waited.prepare();
  expect(waited.find("Gloster", 8)).toEqual(find("Gloster", 8));
});

describe("any other text", () => {
  test.each(["", "  ", ",", "🚐", "''"])("without words finds nothing: %j", (text) => {
    expect(find(text, 8)).toEqual({ match: "none", places: [] });
  });

  test("is answered, with no more places than asked for", () => {
    const text = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: "binary", maxLength: 100 }));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (any, limit) => {
        expect(find(any, limit).places.length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 200 },
    );
  });

  test("is looked at up to a length that every name has", () => {
    expect(Math.max(...places.flatMap(({ name, keys }) => [name, ...keys]).map(({ length }) => length))).toBeLessThan(
      searchMaxLength,
    );
  });
});
