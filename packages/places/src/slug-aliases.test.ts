import { expect, test } from "vitest";
import { findablePlaces } from "@vanfettle/contract/geo/place-list";
import { resolveLocationSlug } from "@vanfettle/contract/location/location-aliases";
import { loadGazetteer } from "./gazetteer.ts";
import { buildPlaceList } from "./place-list.ts";
import { buildSlugAliases } from "./slug-aliases.ts";

const gazetteer = loadGazetteer();
const { otherNames } = buildPlaceList(gazetteer);
const aliases = buildSlugAliases(gazetteer, otherNames);
const pages = new Set(findablePlaces().map(({ slug }) => slug));

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
])("%s redirects to %s", (slug, expected) => {
  expect(resolveLocationSlug(slug)).toBe(expected);
});

test("every other name in search redirects to a page, unless it is ambiguous or already a page", () => {
  const names = Object.values(otherNames).flat();
  expect(Object.keys(aliases).length).toBeGreaterThan(names.length * 0.9);
  expect(Object.values(aliases).filter((slug) => !pages.has(slug))).toEqual([]);
  expect(Object.keys(aliases).filter((slug) => pages.has(slug))).toEqual([]);
});

test("a name shared by two locations does not redirect", () => {
  expect(
    buildSlugAliases(gazetteer, { somerset: ["Avon"], gloucestershire: ["Avon"], kent: ["Cent"] }),
  ).toEqual({
    cent: "kent",
  });
});

test("the slug of an existing page does not redirect", () => {
  expect(buildSlugAliases(gazetteer, { kent: ["Maidstone"] })).toEqual({});
});
