import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { foldName } from "@vanfettle/contract/geo/fold-name";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { sectorsOfDistricts, townsOfAreas } from "./districts.ts";
import { find } from "./find.ts";
import { nicknames } from "./nicknames.ts";
import { townsOfParts } from "./parts-of-towns.ts";
import { townsOfVillages } from "./villages.ts";

test("every district is folded, has no page and leads to the places nearest to its sector", () => {
  const keys = new Set(findablePlaces().flatMap((place) => place.keys));
  for (const [name, sector] of sectorsOfDistricts) {
    expect([foldName(name), keys.has(name)]).toEqual([name, false]);
    const { outcome, places } = find({}, name);
    const nearest = find({}, sector).places.slice(0, 3);
    expect([name, outcome, ...places.map(({ slug }) => slug)]).toEqual([
      name,
      "around",
      ...nearest.map(({ slug }) => slug),
    ]);
  }
});

test.each([
  ["area", townsOfAreas],
  ["part of a town", townsOfParts],
  ["village", townsOfVillages],
])("every %s is folded, has no page and leads to towns and counties with one", (_, table) => {
  const places = findablePlaces();
  const slugs = new Set(places.map(({ slug }) => slug));
  const ofPlaces = new Set(places.flatMap(({ kind, keys }) => (kind === "place" ? keys : [])));
  for (const [name, towns] of table) {
    expect(foldName(name)).toBe(name);
    expect(ofPlaces.has(name), name).toBe(false);
    expect(towns.filter((slug) => !slugs.has(slug))).toEqual([]);
  }
  const oneOfEach = new Map(Array.from(table, ([name, towns]) => [towns.join(" "), name]));
  for (const name of oneOfEach.values()) expect(find({}, name).outcome, name).toBe("around");
});

test("every nickname is folded, no name of a place, and leads to the page of what it means", () => {
  const keys = new Set(findablePlaces().flatMap((place) => place.keys));
  for (const [name, slugs] of nicknames) {
    expect([foldName(name), keys.has(name)]).toEqual([name, false]);
    const { outcome, places } = find({}, `mot ${name}`);
    expect([name, outcome, ...places.map(({ slug }) => slug)]).toEqual([name, "places", ...slugs]);
  }
});

test("no name without a page stands in two tables, or twice in one", () => {
  const tables = ["districts", "nicknames", "parts-of-towns", "villages"].map((file) =>
    readFileSync(new URL(`./${file}.ts`, import.meta.url), "utf8"),
  );
  const names = tables.flatMap((text) =>
    [...text.matchAll(/^([^:/*]+): [a-z -]+$/gm)].flatMap(([, row = ""]) => row.split(", ")),
  );
  expect(names.length).toBeGreaterThan(6000);
  const all = [...names, ...sectorsOfDistricts.keys()];
  expect(all.filter((name, at) => all.indexOf(name) < at)).toEqual([]);
});

test.each([
  ["clun", ["bishops-castle"]],
  ["van mot clun shropshire", ["bishops-castle"]],
  ["Clun, Ludlow", ["ludlow", "bishops-castle"]],
  ["drayton", ["abingdon", "didcot", "norwich"]],
  ["drayton norfolk", ["norwich"]],
  ["Drayton, Norfolk", ["norwich"]],
  ["castle combe wilts", ["colerne", "corsham"]],
  ["brodick arran", ["lamlash"]],
  ["hawes north yorks", ["leyburn"]],
  ["croyde bay", ["braunton"]],
  ["widemouth", ["bude"]],
  ["isle of sky", ["portree"]],
  ["lea bridge van mot sat", ["hackney"]],
  ["Isle of Shepey", ["sheerness", "queenborough"]],
  ["llangranog", ["aberporth"]],
  ["carmarthanshire", ["carmarthen", "llanelli", "ammanford", "dyfed"]],
])("%s leads to the towns near it, those of its county where it names one", (text, expected) => {
  const { outcome, places } = find({}, text);
  expect([outcome, ...places.map(({ slug }) => slug)]).toEqual(["around", ...expected]);
});

test("says which name it took a misspelt one for", () => {
  expect(find({}, "llangranog").meant).toBe("llangrannog");
  expect(find({}, "llangrannog").meant).toBeUndefined();
});

test.each(["bourton on the water", "mot water orton", "van service Bourton-on-the-Water"])(
  "%s is a place, although pumps are for water",
  (text) => expect(find({}, text)).toMatchObject({ outcome: "places", places: [{}] }),
);

test.each([
  ["bangor ni", "places", "bangor"],
  ["ardrosan garage near ferry", "similar", "ardrossan"],
])("%s is read as its place and other words", (text, outcome, slug) => {
  const found = find({}, text);
  expect([found.outcome, ...found.places.map((place) => place.slug)]).toEqual([outcome, slug]);
});

test("a village beside a county in which it is not known is no name", () => {
  expect(find({}, "clun kent").places.map(({ slug }) => slug)).not.toContain("bishops-castle");
});

test.each([
  ["sparkbrook or small heath", ["birmingham", "yardley", "moseley"]],
  ["leeds or bradford", ["leeds", "bradford"]],
  ["mot in Leeds / York", ["leeds", "york"]],
  ["hull and bulwell", ["hull", "nottingham"]],
])("%s leads to the places of both", (text, expected) => {
  const { outcome, places } = find({}, text);
  expect([outcome, ...places.map(({ slug }) => slug)]).toEqual(["places", ...expected]);
});

test.each([
  ["north london", "camden"],
  ["NE London", "redbridge"],
  ["e london", "newham"],
  ["mot se london", "lewisham"],
  ["south london", "croydon"],
  ["south-west london", "merton"],
  ["west london", "ealing"],
  ["nw london", "brent"],
])("%s leads to London and the boroughs there, such as %s", (text, borough) => {
  const slugs = find({}, text).places.map(({ slug }) => slug);
  expect(slugs[0]).toBe("london");
  expect(slugs).toContain(borough);
});
