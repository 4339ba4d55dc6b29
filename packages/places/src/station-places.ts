import { readFileSync } from "node:fs";
import { around } from "geokdbush";
import { milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import { parsePostcode } from "@vanfettle/contract/geo/postcode";
import { isNorthernIreland } from "@vanfettle/contract/location/regions";
import type { StationTable } from "@vanfettle/stations/files/station-table";
import { countsWithin, nearestStations } from "@vanfettle/stations/nearest-stations";
import { indexPoints } from "@vanfettle/stations/point";
import { waterDetour } from "@vanfettle/stations/water-detour";
import type { Gazetteer, GazetteerPlace } from "./gazetteer.ts";

/** Stations that test vans, and those among them that test class 7. */
export type StationCounts = { stations: number; class7: number };

export type DistrictCounts = StationCounts & { district: string };

/** A class 7 station by the place that it is near, null if it is near none, and the miles to it. */
export type Class7Near = { slug: string | null; miles: number; acrossWater: boolean };

/** The figures of a place from a list of stations, besides the gazetteer's figures. */
export interface PlaceFigures {
  /** The stations that are nearest to the place or to one of its districts. */
  own: StationCounts;
  /** The stations within so many straight-line miles. */
  within: Record<CountedRadius, StationCounts>;
  /** The stations within five miles that test class 5. */
  class5: number;
  /** For a place without its own class 7 station, the nearest stations of two places. */
  class7Near: Class7Near[];
  /** Its own stations by postcode district, in descending order. */
  districts: DistrictCounts[];
}

const countedRadii = [1, 3, 10] as const;
type CountedRadius = (typeof countedRadii)[number];

const class7NearLimit = 2;
/** Enough class 7 stations to find two places among them, because a city has many. */
const class7Candidates = 60;
const class5Miles = 5;
/** Enough places to find one on the station's side of the water. */
const nearestPlaces = 20;

/**
 * Returns the figures of each place of Great Britain. A station counts for the place that is
 * nearest to it by land, and for the city or borough of that place.
 */
export function placeFiguresOf(
  { places }: Gazetteer,
  table: StationTable,
): Map<GazetteerPlace, PlaceFigures> {
  const british = places.filter(({ region }) => !isNorthernIreland(region.name));
  const index = indexPoints(british);
  const placeAt = (station: Point): GazetteerPlace => {
    const nearest = around(index, station.longitude, station.latitude, nearestPlaces).map(
      (position) => british[position] as GazetteerPlace,
    );
    const onLand = nearest.find((place) => waterDetour(station, place) === 0);
    return onLand ?? (nearest[0] as GazetteerPlace);
  };
  const counted = new Map(
    british.map((place) => [place, new Map<string, StationCounts>()] as const),
  );
  for (let position = 0; position < table.header.vanRows; position++) {
    const { longitude, latitude, classes, postcode } = table.row(position);
    const district = parsePostcode(postcode)?.outcode ?? "";
    for (const place of withCentres(placeAt({ longitude, latitude }))) {
      const districts = counted.get(place);
      const counts = districts?.get(district) ?? { stations: 0, class7: 0 };
      counts.stations++;
      if (classes.includes("7")) counts.class7++;
      districts?.set(district, counts);
    }
  }
  return new Map(
    british.map((place) => {
      const districts = [...(counted.get(place) ?? [])].map(([district, counts]) => ({
        district,
        ...counts,
      }));
      const own = sumOf(districts);
      return [
        place,
        {
          own,
          within: withinOf(table, place),
          class5: countsWithin(table, place, "5", [class5Miles])[0],
          class7Near: own.class7 > 0 ? [] : class7NearOf(table, place, placeAt),
          districts: districts.toSorted(byStations),
        },
      ];
    }),
  );
}

/** Returns a place with the borough and the city that it is part of. */
const withCentres = (place: GazetteerPlace): GazetteerPlace[] =>
  place.centre ? [place, ...withCentres(place.centre)] : [place];

/** Returns the town, city or London borough of a place; London is too large to name. */
function townOf(place: GazetteerPlace): GazetteerPlace {
  const { centre, region } = place;
  return centre && centre.canonicalSlug !== region.slug ? townOf(centre) : place;
}

const sumOf = (list: Iterable<StationCounts>): StationCounts => {
  const sum = { stations: 0, class7: 0 };
  for (const { stations, class7 } of list) {
    sum.stations += stations;
    sum.class7 += class7;
  }
  return sum;
};

export const byStations = (a: DistrictCounts, b: DistrictCounts): number =>
  b.stations - a.stations || b.class7 - a.class7 || (a.district < b.district ? -1 : 1);

function withinOf(table: StationTable, place: GazetteerPlace): PlaceFigures["within"] {
  const stations = countsWithin(table, place, undefined, countedRadii);
  const class7 = countsWithin(table, place, "7", countedRadii);
  const countsAt = (i: 0 | 1 | 2) => ({ stations: stations[i], class7: class7[i] });
  return { 1: countsAt(0), 3: countsAt(1), 10: countsAt(2) };
}

function class7NearOf(
  table: StationTable,
  place: GazetteerPlace,
  placeAt: (station: Point) => GazetteerPlace,
): Class7Near[] {
  const found = new Map<string | null, Class7Near>();
  for (const station of nearestStations(table, place, {
    vanClass: "7",
    limit: class7Candidates,
  })) {
    const slug = placeNear(station, placeAt(station), townOf(place));
    const { miles, acrossWater } = station;
    if (!found.has(slug)) found.set(slug, { slug, miles, acrossWater });
    if (found.size === class7NearLimit) break;
  }
  return [...found.values()];
}

/** The most miles between a station and the centre of a place that it is near. */
const nearMiles = 3;

/**
 * Returns the slug of the place that a station is near, or null. From another town, a district is
 * its town, if that is near. A borough is not a place to be near.
 */
function placeNear(station: Point, place: GazetteerPlace, from: GazetteerPlace): string | null {
  const town = townOf(place);
  const named = (town === from ? [place] : [town, place]).find(
    (each) => each.type !== "london-borough" && milesBetween(station, each) <= nearMiles,
  );
  return named?.canonicalSlug ?? null;
}

/** Returns the stations of each island's places. */
export function countIslands(
  { places }: Gazetteer,
  figures: ReadonlyMap<GazetteerPlace, PlaceFigures>,
): Map<string, StationCounts> {
  const onIslands = places.filter(({ island }) => island !== null);
  const groups = Map.groupBy(onIslands, ({ island }) => island ?? "");
  return new Map(
    [...groups].map(([island, list]) => [
      island,
      sumOf(list.flatMap((place) => figures.get(place)?.own ?? [])),
    ]),
  );
}

/** Returns the stations of each postcode district. Those of a district of a city count once. */
export function countDistricts(
  figures: ReadonlyMap<GazetteerPlace, PlaceFigures>,
): Map<string, StationCounts> {
  const whole = new Map<string, StationCounts>();
  const add = (sign: 1 | -1, districts: readonly DistrictCounts[]): void => {
    for (const { district, stations, class7 } of districts) {
      const counts = whole.get(district) ?? { stations: 0, class7: 0 };
      counts.stations += sign * stations;
      counts.class7 += sign * class7;
      whole.set(district, counts);
    }
  };
  for (const [place, { districts }] of figures) {
    add(1, districts);
    // A centre's stations include those of its parts.
    if (place.centre && figures.has(place.centre)) add(-1, districts);
  }
  return whole;
}

type FiguresRow = [
  slug: string,
  own: [stations: number, class7: number],
  within: [stations: number, class7: number][],
  class5: number,
  class7Near: [slug: string | null, miles: number, acrossWater: 0 | 1][],
  districts: [district: string, stations: number, class7: number][],
];

const committedFile = new URL("../data/station-places.json", import.meta.url);

/** Returns the text of the committed file: a row for each place. */
export function placeFiguresText(figures: ReadonlyMap<GazetteerPlace, PlaceFigures>): string {
  const rows = [...figures].map(([place, { own, within, class5, class7Near, districts }]) => {
    const row: FiguresRow = [
      place.canonicalSlug,
      [own.stations, own.class7],
      countedRadii.map((miles) => [within[miles].stations, within[miles].class7]),
      class5,
      class7Near.map(({ slug, miles, acrossWater }) => [slug, miles, acrossWater ? 1 : 0]),
      districts.map(({ district, stations, class7 }) => [district, stations, class7]),
    ];
    return JSON.stringify(row);
  });
  return `[\n${rows.join(",\n")}\n]\n`;
}

/** Reads the committed figures of the gazetteer's places. */
export function committedFigures({ places }: Gazetteer): Map<GazetteerPlace, PlaceFigures> {
  const bySlug = readFigures();
  return new Map(
    places.flatMap((place) => {
      const figures = bySlug.get(place.canonicalSlug);
      return figures ? [[place, figures] as const] : [];
    }),
  );
}

function readFigures(): Map<string, PlaceFigures> {
  const rows = JSON.parse(readFileSync(committedFile, "utf8")) as FiguresRow[];
  const counts = ([stations, class7] = [0, 0]) => ({ stations, class7 });
  return new Map(
    rows.map(([slug, own, [in1, in3, in10], class5, class7Near, districts]) => [
      slug,
      {
        own: counts(own),
        within: { 1: counts(in1), 3: counts(in3), 10: counts(in10) },
        class5,
        class7Near: class7Near.map(([near, miles, across]) => ({
          slug: near,
          miles,
          acrossWater: across === 1,
        })),
        districts: districts.map(([district, stations, class7]) => ({
          district,
          stations,
          class7,
        })),
      },
    ]),
  );
}
