import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";
import { searchMaxLength } from "../find/parse-query.ts";
import { createPlaceFinder, mostComparisons } from "./find-places.ts";
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
    ["Inbhir Nis", "inverness"],
    ["Dun Eideann", "edinburgh"],
    ["Londonderry", "derry"],
    ["East Sussex", "sussex"],
    ["Buckinghamshire", "oxfordshire-buckinghamshire"],
    ["Middlesex", "greater-london"],
    ["Pembrokeshire", "dyfed"],
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
    expect(slugs("Newcastle")).toEqual([
      "newcastle-upon-tyne",
      "newcastle-under-lyme",
      "newcastle",
    ]);
    expect(slugs("West Midlands")).toEqual(["west-midlands", "west-midlands-county"]);
  });

  test("of a small place finds a much larger one that is called so, too", () => {
    expect(slugs("Stockton")).toEqual(["stockton-on-tees", "stockton"]);
    expect(slugs("Bradford")).toEqual(["bradford"]);
    expect(slugs("Wells")).toEqual(["wells"]);
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
    expect(find(text, 8)).toMatchObject({ match: "none", places: [] });
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
      .filter(
        ({ kind, keys, size }) => kind === "place" && size >= 100 && (keys[0] ?? "").length > 5,
      )
      .filter((_, i) => i % 5 === 0);
    const searches = towns.map(({ keys: [key = ""], slug }, i) => {
      const at = i % key.length;
      return { slug, ...find(`${key.slice(0, at)}q${key.slice(at + 1)}`, 8) };
    });
    const missed = searches.filter(
      ({ slug, places: found }) => !found.some((place) => place.slug === slug),
    );
    expect(towns.length).toBeGreaterThan(100);
    expect(missed.length / towns.length).toBeLessThan(0.05);
    // The limit leaves room for names that are more like others.
    expect(Math.max(...searches.map(({ comparisons }) => comparisons))).toBeLessThan(
      mostComparisons / 1.5,
    );
  });
});

describe("any other text", () => {
  test.each(["", "  ", ",", "🚐", "''"])("without words finds nothing: %j", (text) => {
    expect(find(text, 8)).toMatchObject({ match: "none", places: [] });
  });

  test("returns at most the requested number of places", () => {
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: anyCharacter, maxLength: 100 }),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (any, limit) => {
        expect(find(any, limit).places.length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 200 },
    );
  });

  test("has as many readings as the longest name has words, however many words follow", () => {
    const name = Array(3).fill("cccc").join(" ");
    // Every reading compares names, because any number of words is in the area.
    const { find: findIt } = createPlaceFinder([
      { ...places[0]!, area: Array(30).fill("bb").join(" "), keys: [name] },
    ]);
    const comparisonsFor = (words: number) =>
      findIt(["qqqq", ...Array(words - 1).fill("bb")].join(" "), 8).comparisons;
    expect(comparisonsFor(2)).toBeLessThan(comparisonsFor(4));
    expect(comparisonsFor(25)).toBe(comparisonsFor(4));
  });

  test("compares no names in a sentence whose last words are in no area", () => {
    const sentence = find("I need a van service near stoke on trent this week please", 8);
    expect(sentence.comparisons).toBeLessThan(find("Sheffeild", 8).comparisons);
  });

  test("ends after a number of comparisons, with the largest places that were found", () => {
    const { find: findAmongMany } = createPlaceFinder(
      Array.from({ length: 30 }, (_, copy) =>
        places.map((place) => ({ ...place, slug: `${place.slug}-${copy}` })),
      ).flat(),
    );
    const { comparisons, places: found } = findAmongMany("maidstoen", 8);
    expect(found[0]?.name).toBe("Maidstone");
    expect(comparisons).toBeGreaterThanOrEqual(mostComparisons);
    expect(comparisons).toBeLessThan(mostComparisons * 1.01);
  });

  test("finds the same whether all, some or no names are prepared before", () => {
    const finder = createPlaceFinder(places);
    const pieces = finder.prepare();
    pieces.next();
    const expected = find("Sheffeild", 8);
    expect(expected.places[0]?.name).toBe("Sheffield");
    expect(finder.find("Sheffeild", 8)).toEqual(expected);
    expect(pieces.next().done).toBe(true);
    const prepared = createPlaceFinder(places);
    expect(Array.from(prepared.prepare()).length).toBeGreaterThan(10);
    expect(prepared.find("Sheffeild", 8)).toEqual(expected);
  });

  test("is truncated to a length that fits every name", () => {
    expect(
      Math.max(...places.flatMap(({ name, keys }) => [name, ...keys]).map(({ length }) => length)),
    ).toBeLessThan(searchMaxLength);
  });
});
