import { expect, test } from "vitest";
import { isTown } from "@vanfettle/core/location/facts/facts";
import { crossings, vanFerries } from "@vanfettle/vans/zones/crossings";
import { chargesOfTowns, createChargeFinder, zonesOfTowns } from "./charges.ts";
import { loadGazetteer } from "./gazetteer.ts";

const { places, counties } = loadGazetteer();
const find = createChargeFinder(places);
const placeOf = (slug: string) => places.find(({ canonicalSlug }) => canonicalSlug === slug)!;
const keysNear = (slug: string) => find(placeOf(slug)).map(({ key }) => key);

test.each([
  ["dartford", ["london", "dartford"]],
  ["gravesend", ["dartford"]],
  ["westerham", ["london"]],
  ["shipley", []],
  ["croydon", []],
  ["gateshead", []],
  ["jarrow", ["tyne"]],
  ["torpoint", ["tamar", "torpoint"]],
  ["gosport", []],
  ["leeds", []],
])("near %s are the charges %j", (slug, keys) => {
  expect(keysNear(slug)).toEqual(keys);
});

test("the miles of London's zone lead to its nearest place", () => {
  expect(find(placeOf("dartford"))[0]).toEqual({
    key: "london",
    town: "Erith",
    miles: 3,
    direction: "north-west",
  });
});

test("the zone of a town elsewhere is known by its town", () => {
  expect(zonesOfTowns(placeOf("portishead"), [placeOf("bristol")])).toMatchObject([
    { key: "bristol", town: "Bristol", direction: "east" },
  ]);
});

test("an area has each charge once, by the nearest of its towns", () => {
  const kent = counties.find(({ slug }) => slug === "kent")?.places.filter(isTown) ?? [];
  expect(chargesOfTowns(kent, find)).toMatchObject([
    { key: "london", miles: 3, town: "Dartford" },
    { key: "dartford", miles: 2.3, town: "Dartford" },
  ]);
  const [birmingham] = chargesOfTowns([placeOf("birmingham"), placeOf("solihull")], find);
  expect(birmingham).toMatchObject({ key: "birmingham", town: "Birmingham", miles: 0 });
});

test("every crossing is near a town, and every ferry is from an island of the gazetteer", () => {
  const all = new Set(places.filter(isTown).flatMap((place) => find(place).map(({ key }) => key)));
  expect(Object.keys(crossings).filter((key) => !all.has(key))).toEqual([]);
  const islands = new Set(places.map(({ island }) => island));
  expect(Object.keys(vanFerries).filter((island) => !islands.has(island))).toEqual([]);
});
