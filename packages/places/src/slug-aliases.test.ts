import { readFileSync } from "node:fs";
import { findablePlaces } from "@vanfettle/contract/find/place-list";
import { resolveLocationSlug } from "@vanfettle/contract/locations/location-aliases";
import { expect, test } from "vitest";
import { loadGazetteer } from "./gazetteer.ts";
import { buildPlaceList } from "./place-list.ts";
import { buildSlugAliases, slugAliasesFile, toSlugAliasesText } from "./slug-aliases.ts";

const gazetteer = loadGazetteer();
const { otherNames } = buildPlaceList(gazetteer);
const aliases = buildSlugAliases(gazetteer, otherNames);
const pages = new Set(findablePlaces().map(({ slug }) => slug));

test("the slugs that redirect are those of the gazetteer's other names; `npm run places` writes them", () => {
  expect(readFileSync(slugAliasesFile, "utf8")).toBe(toSlugAliasesText(aliases));
});

test.each([
  ["londonderry", "derry"],
  ["Londonderry", "derry"],
  ["caerdydd", "cardiff"],
  ["rhosllanerchrugog", "rhosllannerchrugog"],
  ["weedon-beck", "weedon-bec"],
  ["blairgowrie-and-rattray", "blairgowrie"],
  ["cornforth", "west-cornforth"],
  ["eattington", "ettington"],
  ["warsop", "market-warsop"],
  ["wellesbourne-mountford", "wellesbourne"],
  ["west-sussex", "sussex"],
])("%s leads to %s", (slug, expected) => {
  expect(resolveLocationSlug(slug)).toBe(expected);
});

test("every other name that search knows leads to a page, unless several share it or a page has its slug", () => {
  const names = Object.values(otherNames).flat();
  expect(Object.keys(aliases).length).toBeGreaterThan(names.length * 0.9);
  expect(Object.values(aliases).filter((slug) => !pages.has(slug))).toEqual([]);
  expect(Object.keys(aliases).filter((slug) => pages.has(slug))).toEqual([]);
});

test("a name that two locations share leads to neither", () => {
  expect(buildSlugAliases(gazetteer, { somerset: ["Avon"], gloucestershire: ["Avon"], kent: ["Cent"] })).toEqual({
    cent: "kent",
  });
});

test("the slug of a page stays with that page", () => {
  expect(buildSlugAliases(gazetteer, { kent: ["Maidstone"] })).toEqual({});
});
