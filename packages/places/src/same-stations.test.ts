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

/** Returns the slugs of the places that share their stations. `sites` returns the sites near a place. */
function sharing(places: readonly GazetteerPlace[], sites: (place: GazetteerPlace) => readonly string[] = () => ten) {
  const stations = new Map(
    places.map((each) => [each, { nearest: sites(each).map((site) => ({ site })) } as unknown as PlaceStations]),
  );
  return [...placesSharingStations(stations)].map(({ canonicalSlug }) => canonicalSlug).toSorted();
}

test("all places with the same ten stations share them, except the largest", () => {
  const places = [place("village"), place("town", { population: 9_000 }), place("hamlet", { population: 200 })];
  const order = ({ canonicalSlug }: GazetteerPlace) => (canonicalSlug === "hamlet" ? ten.toReversed() : ten);
  expect(sharing(places, order)).toEqual(["hamlet", "village"]);
});

test("a place with a different station does not share stations", () => {
  const places = [place("village"), place("town", { population: 9_000 })];
  const sites = ({ canonicalSlug }: GazetteerPlace) => (canonicalSlug === "village" ? [...ten.slice(1), "K"] : ten);
  expect(sharing(places, sites)).toEqual([]);
});

test("a place with an unknown population is the smallest, and the first slug wins between equal populations", () => {
  expect(sharing([place("unknown", { population: null }), place("known", { population: 0 })])).toEqual(["unknown"]);
  expect(sharing([place("b"), place("a"), place("c")])).toEqual(["b", "c"]);
  expect(sharing([place("b", { population: null }), place("a", { population: null })])).toEqual(["b"]);
});

test("a larger place without an indexed page does not count", () => {
  const uncounted = place("uncounted", { population: 9_000, garageCount: 0 });
  expect(sharing([uncounted, place("village")])).toEqual(["uncounted"]);
  expect(sharing([uncounted, place("village"), place("hamlet", { population: 200 })])).toEqual(["hamlet", "uncounted"]);
  const opensRegion = place(template.region.slug, { population: 9_000_000 });
  expect(sharing([opensRegion, place("village")])).not.toContain("village");
});

test("a core place without a station within five miles counts, because its page is indexed", () => {
  const core = place("core", { population: 9_000, garageCount: 0, isCore: true });
  expect(sharing([core, place("village")])).toEqual(["village"]);
});

test("places with fewer than ten stations do not share them", () => {
  expect(sharing([place("a"), place("b")], () => ten.slice(1))).toEqual([]);
});
