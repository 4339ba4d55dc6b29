import type { PlaceStations } from "@vanfettle/contract/stations/station-schemas";
import { expect, test } from "vitest";
import { loadGazetteer, type GazetteerPlace } from "./gazetteer.ts";
import { placesSharingStations } from "./same-stations.ts";

const [template] = loadGazetteer().places;
if (!template) throw new Error("The gazetteer has no places.");

const place = (canonicalSlug: string, over: Partial<GazetteerPlace> = {}): GazetteerPlace => ({
  ...template,
  canonicalSlug,
  isCore: false,
  garageCount: 12,
  population: 1_000,
  ...over,
});

const ten = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

/** Returns the slugs of the places that share their stations; `sites` are those near every place. */
function sharing(places: readonly GazetteerPlace[], sites: (place: GazetteerPlace) => readonly string[] = () => ten) {
  const stations = new Map(
    places.map((each) => [each, { nearest: sites(each).map((site) => ({ site })) } as unknown as PlaceStations]),
  );
  return [...placesSharingStations(stations)].map(({ canonicalSlug }) => canonicalSlug).toSorted();
}

test("of places with the same ten stations, in any order, all but the largest share them", () => {
  const places = [place("village"), place("town", { population: 9_000 }), place("hamlet", { population: 200 })];
  const order = ({ canonicalSlug }: GazetteerPlace) => (canonicalSlug === "hamlet" ? ten.toReversed() : ten);
  expect(sharing(places, order)).toEqual(["hamlet", "village"]);
});

test("a place with one station that the larger does not have shares none", () => {
  const places = [place("village"), place("town", { population: 9_000 })];
  const sites = ({ canonicalSlug }: GazetteerPlace) => (canonicalSlug === "village" ? [...ten.slice(1), "K"] : ten);
  expect(sharing(places, sites)).toEqual([]);
});

test("a place whose population is not known is the smallest, and of equal ones the first by slug is the larger", () => {
  expect(sharing([place("unknown", { population: null }), place("known", { population: 0 })])).toEqual(["unknown"]);
  expect(sharing([place("b"), place("a"), place("c")])).toEqual(["b", "c"]);
  expect(sharing([place("b", { population: null }), place("a", { population: null })])).toEqual(["b"]);
});

test("a larger place that is not indexed itself, or whose address opens an area, takes nothing from a smaller one", () => {
  const uncounted = place("uncounted", { population: 9_000, garageCount: 0 });
  expect(sharing([uncounted, place("village")])).toEqual(["uncounted"]);
  expect(sharing([uncounted, place("village"), place("hamlet", { population: 200 })])).toEqual(["hamlet", "uncounted"]);
  const opensRegion = place(template.region.slug, { population: 9_000_000 });
  expect(sharing([opensRegion, place("village")])).not.toContain("village");
});

test("a core place without a station within five miles is indexed, so that a smaller place shares with it", () => {
  const core = place("core", { population: 9_000, garageCount: 0, isCore: true });
  expect(sharing([core, place("village")])).toEqual(["village"]);
});

test("fewer than ten stations are no reason to call two places the same", () => {
  expect(sharing([place("a"), place("b")], () => ten.slice(1))).toEqual([]);
});
