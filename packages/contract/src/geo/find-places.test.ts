import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createPlaceFinder, searchMaxLength } from "./find-places.ts";
import { findablePlaces } from "./place-list.ts";

const places = findablePlaces();
const find = createPlaceFinder(places);
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

  test("that several places share finds all places, the largest first, with county and region", () => {
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
  ])("with an area finds the place in that area: %s", (text, slug) => {
    expect(slugs(text)).toEqual([slug]);
  });

  test("in its unique form finds its place", () => {
    const lost = places.filter(({ name, slug }) => !slugs(name, 30).includes(slug));
    expect(lost).toEqual([]);
  });
});

test.each([
  ["kingslynn", "kings-lynn"],
  ["StAlbans", "st-albans"],
  ["stokeontrent", "stoke-on-trent"],
])("finds a place by its name without spaces: %s", (text, slug) => {
  expect(find(text, 8)).toMatchObject({ match: "exact", places: [{ slug }] });
});

describe("the beginning of a name", () => {
  test("finds names that start with the text before names with a later matching word", () => {
    const { match, places: found } = find("wells", 8);
    expect(match).toBe("exact");
    expect(found.map(({ slug }) => slug)).toEqual(["wells"]);
    expect(slugs("tunbridge w")).toEqual(["tunbridge-wells"]);
    expect(slugs("maidst")).toEqual(["maidstone"]);
    expect(slugs("birm", 2)[0]).toBe("birmingham");
  });

  test.each([
    ["whitb", ["whitby", "whitburn", "whitburn-tyne-and-wear"]],
    ["cov", ["coventry"]],
    ["newc", ["newcastle-upon-tyne", "newcastle-under-lyme"]],
  ])("%s finds the larger places first", (text, first) => {
    expect(slugs(text).slice(0, first.length)).toEqual(first);
  });

  test.each(["whitb", "asfordb", "maidst", "tunbridge w", "newcastle e"])(
    "%s gives a similar match, even if a single place matches",
    (text) => {
      expect(find(text, 8).match).toBe("similar");
    },
  );

  test("within an area finds only places in that area", () => {
    const { places } = find("ash, kent", 30);
    expect(places.map(({ name }) => name)).toContain("Ash, Kent");
    expect(places.filter(({ area }) => !area.startsWith("Kent"))).toEqual([]);
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

  test("finds the nearest names, the largest place first, including the start of a name", () => {
    const { match, places: found } = find("asford", 8);
    expect(match).toBe("similar");
    expect(found.slice(0, 2).map(({ name }) => name)).toEqual(["Ashford, Kent", "Ashford, Surrey"]);
    expect(found.map(({ slug }) => slug)).toContain("asfordby");
  });

  test.each([
    ["Mousehole"],
    ["Cartmel"],
    ["Grasmere"],
    ["Hawkshead"],
    ["Portloe"],
    ["Clovelly"],
    ["Quibblewick"],
    ["Snorfingham"],
    ["Upper Quibble"],
  ])("%s resembles no name and finds nothing", (text) => {
    expect(find(text, 8)).toEqual({ match: "none", places: [] });
  });

  test.each([
    ["Sheffeild, Yorkshire", "sheffield"],
    ["sheffeild yorkshire", "sheffield"],
    ["Asford, Surrey", "ashford-surrey"],
    ["ashford ke", "ashford"],
    ["Ashford, Sussex", "ashford"],
  ])("%s prefers the place in its area", (text, slug) => {
    const { match, places: found } = find(text, 8);
    expect([match, found[0]?.slug]).toEqual(["similar", slug]);
  });

  test("suggests the right place among eight for 95% of names with a wrong letter", () => {
    const towns = places
      .filter(({ kind, keys, size }) => kind === "place" && size >= 100 && (keys[0] ?? "").length > 5)
      .filter((_, i) => i % 5 === 0);
    const missed = towns.filter(({ keys: [key = ""], slug }, i) => {
      const at = i % key.length;
      return !slugs(`${key.slice(0, at)}q${key.slice(at + 1)}`).includes(slug);
    });
    expect(towns.length).toBeGreaterThan(100);
    expect(missed.length / towns.length).toBeLessThan(0.05);
  });
});

describe("any other text", () => {
  test.each(["", "  ", ",", "🚐", "''"])("without words finds nothing: %j", (text) => {
    expect(find(text, 8)).toEqual({ match: "none", places: [] });
  });

  test("returns at most the requested number of places", () => {
    const text = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: "binary", maxLength: 100 }));
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (any, limit) => {
        expect(find(any, limit).places.length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 200 },
    );
  });

  test("is truncated to a length that fits every name", () => {
    expect(Math.max(...places.flatMap(({ name, keys }) => [name, ...keys]).map(({ length }) => length))).toBeLessThan(
      searchMaxLength,
    );
  });
});
