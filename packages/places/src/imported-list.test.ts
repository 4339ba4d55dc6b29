import { beforeAll, describe, expect, test } from "vitest";
import { milesPerDegree, milesText } from "@vanfettle/contract/geo/distance";
import type { PlaceStations } from "@vanfettle/contract/station/station-schemas";
import type { SeedRow } from "@vanfettle/core/location/seed/seed-locations";
import { decodeStations, encodeStations } from "@vanfettle/stations/files/station-table";
import { buildStationRow } from "@vanfettle/stations/testing/small-station-data";
import { countStations } from "./count-stations.ts";
import { loadGazetteer, type Gazetteer, type GazetteerPlace } from "./gazetteer.ts";
import { listStations, placesSharingStations, sourceOfList } from "./imported-list.ts";
import { buildSeedRows } from "./seed-rows.ts";
import { sumOf } from "./station-figures.ts";

const maidstone = { latitude: 51.27, longitude: 0.52 };
/** A degree of latitude is 69.1 miles. */
const milesNorth = (miles: number) => ({
  ...maidstone,
  latitude: maidstone.latitude + miles / 69.1,
});

// Twelve stations within a mile of Maidstone, every third for class 7; another seven miles away;
// and another on the Isles of Scilly.
const near = Array.from({ length: 12 }, (_, n) =>
  buildStationRow({
    site: `NEAR${n}`,
    classes: n % 3 === 0 ? ["4", "7"] : ["4"],
    ...milesNorth(n / 20),
  }),
);
const far = buildStationRow({ site: "FAR", classes: ["7"], ...milesNorth(7) });
const scilly = buildStationRow({
  site: "SCILLY",
  classes: ["4"],
  latitude: 49.915,
  longitude: -6.31,
});
const table = decodeStations(
  encodeStations({ edition: "2026-02", source: "sample data", sample: false }, [
    ...near,
    far,
    scilly,
  ]),
);

const withoutList = buildSeedRows(loadGazetteer());
let gazetteer: Gazetteer;
let stations: ReturnType<typeof listStations>;
const placeOf = (slug: string): GazetteerPlace => {
  const found = gazetteer.places.find((place) => place.slug === slug);
  if (!found) throw new Error(`There is no place ${slug}.`);
  return found;
};
const sitesOf = (list: readonly { site: string }[] = []) => list.map(({ site }) => site);

beforeAll(() => {
  gazetteer = loadGazetteer();
  countStations(gazetteer, table);
  stations = listStations(gazetteer, table);
});

describe("an imported list", () => {
  test("is counted within five miles of a place, with the distance to the nearest station", () => {
    const { figures } = placeOf("maidstone");
    expect(figures.within[5]).toEqual({ stations: 12, class7: 4 });
    expect(figures.nearestClass7Miles).toBeLessThan(2);
    expect(figures.tenthStationMiles).toBeGreaterThanOrEqual(figures.nearestStationMiles);
  });

  test("gives a place its ten nearest stations and its five nearest for class 7", () => {
    const found = stations.get(placeOf("maidstone"));
    expect(found?.nearest).toHaveLength(10);
    expect(found?.nearest.map(({ miles }) => miles)).toEqual(
      found?.nearest.map(({ miles }) => miles).toSorted((a, b) => a - b),
    );
    expect(sitesOf(found?.class7).toSorted()).toEqual(["FAR", "NEAR0", "NEAR3", "NEAR6", "NEAR9"]);
  });

  test("uses the same distances in figures and lists, and counts every listed station within five miles", () => {
    const place = placeOf("maidstone");
    // In steps of a hundredth of a mile, including rounding boundaries and distances just over five
    // miles.
    for (let hundredths = 100; hundredths <= 1_100; hundredths++) {
      const station = buildStationRow({
        site: "ONLY",
        classes: ["7"],
        longitude: place.longitude,
        latitude: place.latitude + (hundredths + 0.4) / 100 / milesPerDegree,
      });
      const header = { edition: "2026-02", source: "sample data", sample: false };
      const only = { ...place };
      const alone = { regions: [], counties: [], places: [only] };
      const single = decodeStations(encodeStations(header, [station]));
      countStations(alone, single);
      const [listed] = listStations(alone, single).get(only)?.nearest ?? [];
      const { nearestStationMiles, nearestClass7Miles, within } = only.figures;
      expect(listed && milesText(listed.miles)).toBe(milesText(nearestStationMiles));
      expect(nearestClass7Miles).toBe(nearestStationMiles);
      expect(nearestStationMiles <= 5).toBe(within[5].stations > 0);
      expect(nearestClass7Miles <= 5).toBe(within[5].class7 > 0);
    }
  });

  test("counts each station in a single county, and sums the counties of a region", () => {
    expect(sumOf(gazetteer.counties.map(({ own }) => own))).toEqual({ stations: 14, class7: 5 });
    expect(sumOf(gazetteer.regions.map(({ own }) => own))).toEqual({ stations: 14, class7: 5 });
    expect(placeOf("maidstone").county.own).toEqual({ stations: 13, class7: 5 });
    expect(placeOf("hugh-town").county.own).toEqual({ stations: 1, class7: 0 });
  });

  test("leaves out Northern Ireland, where DVA tests vans", () => {
    expect(stations.has(placeOf("belfast"))).toBe(false);
    expect(placeOf("belfast").figures.within[5].stations).toBe(0);
  });

  test("of ten stations gives every other place shared stations; without a list no place shares stations", () => {
    const ten = decodeStations(
      encodeStations(
        { edition: "2026-02", source: "sample data", sample: false },
        near.slice(0, 10),
      ),
    );
    const places = (rows: readonly SeedRow[]) =>
      rows.flatMap((row) => (row.kind === "place" ? [row] : []));
    const british = places(buildSeedRows(loadGazetteer(), ten)).filter(
      ({ region }) => region !== "Northern Ireland",
    );
    expect(
      british.filter((row) => !row.sharesStations).map(({ canonicalSlug }) => canonicalSlug),
    ).toEqual(["birmingham"]);
    expect(places(withoutList).filter((row) => row.sharesStations)).toEqual([]);
  });

  test("is the source of the counts, with its edition", () => {
    expect(sourceOfList(table)).toMatchObject({ garageCountYear: 2026 });
    expect(sourceOfList(table).garageCountSource).toMatch(/, February 2026$/);
  });

  test("of sample data adds stations but keeps the published figures and their source", () => {
    const sample = decodeStations(
      encodeStations({ edition: "2026-02", source: "sample data", sample: true }, near),
    );
    const withSample = buildSeedRows(loadGazetteer(), sample);
    expect(withSample.map((row) => ({ ...row, stations: null }))).toEqual(withoutList);
    const maidstoneRow = withSample.find(({ slug }) => slug === "maidstone");
    expect(maidstoneRow?.stations).toMatchObject({
      list: { sample: true },
      nearest: { length: 10 },
    });
  });
});

const [template] = loadGazetteer().places;
if (!template) throw new Error("The gazetteer has no places.");

const withStations = (stations: number): Pick<GazetteerPlace, "figures"> => ({
  figures: {
    ...template.figures,
    within: { ...template.figures.within, 5: { stations, class7: 0 } },
  },
});
const place = (canonicalSlug: string, over: Partial<GazetteerPlace> = {}): GazetteerPlace => ({
  ...template,
  ...withStations(12),
  canonicalSlug,
  isCore: false,
  population: 1_000,
  ...over,
});

const ten = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];

/**
 * Returns the slugs of the places that share their stations. `sites` returns the sites near a
 * place.
 */
function sharing(
  places: readonly GazetteerPlace[],
  sites: (place: GazetteerPlace) => readonly string[] = () => ten,
) {
  const stations = new Map(
    places.map((each) => [
      each,
      { nearest: sites(each).map((site) => ({ site })) } as unknown as PlaceStations,
    ]),
  );
  return [...placesSharingStations(stations)].map(({ canonicalSlug }) => canonicalSlug).toSorted();
}

test("all places with the same ten stations share them, except the largest", () => {
  const places = [
    place("village"),
    place("town", { population: 9_000 }),
    place("hamlet", { population: 200 }),
  ];
  const order = ({ canonicalSlug }: GazetteerPlace) =>
    canonicalSlug === "hamlet" ? ten.toReversed() : ten;
  expect(sharing(places, order)).toEqual(["hamlet", "village"]);
});

test("a place with a different station does not share stations", () => {
  const places = [place("village"), place("town", { population: 9_000 })];
  const sites = ({ canonicalSlug }: GazetteerPlace) =>
    canonicalSlug === "village" ? [...ten.slice(1), "K"] : ten;
  expect(sharing(places, sites)).toEqual([]);
});

test("a place with an unknown population is the smallest, and the first slug wins between equal populations", () => {
  expect(
    sharing([place("unknown", { population: null }), place("known", { population: 0 })]),
  ).toEqual(["unknown"]);
  expect(sharing([place("b"), place("a"), place("c")])).toEqual(["b", "c"]);
  expect(sharing([place("b", { population: null }), place("a", { population: null })])).toEqual([
    "b",
  ]);
});

test("a larger place without an indexed page does not count", () => {
  const uncounted = place("uncounted", { population: 9_000, ...withStations(0) });
  expect(sharing([uncounted, place("village")])).toEqual(["uncounted"]);
  expect(sharing([uncounted, place("village"), place("hamlet", { population: 200 })])).toEqual([
    "hamlet",
    "uncounted",
  ]);
  const opensRegion = place(template.region.slug, { population: 9_000_000 });
  expect(sharing([opensRegion, place("village")])).not.toContain("village");
});

test("a core place without a station within five miles counts, because its page is indexed", () => {
  const core = place("core", { population: 9_000, ...withStations(0), isCore: true });
  expect(sharing([core, place("village")])).toEqual(["village"]);
});

test("places with fewer than ten stations do not share them", () => {
  expect(sharing([place("a"), place("b")], () => ten.slice(1))).toEqual([]);
});
