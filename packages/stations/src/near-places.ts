import { milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import { around } from "geokdbush";
import KDBush from "kdbush";
import file from "../data/places.json" with { type: "json" };

/** A place of Great Britain that has a page, with its station figures. */
export interface KnownPlace extends Point {
  slug: string;
  /** The bare name, and the one that tells it apart from its namesakes. */
  name: string;
  distinctName: string;
  region: string;
  population: number;
  garageCount: number;
  class7Count: number;
  nearestStationMiles: number | null;
  nearestClass7Miles: number | null;
  /** The island it is on, if no road leads to it. */
  island: string | null;
}

type PlacesFileRow = [
  slug: string,
  name: string,
  distinctName: string | null,
  region: string,
  latitude: number,
  longitude: number,
  population: number | null,
  garageCount: number,
  class7Count: number,
  nearestStationMiles: number | null,
  nearestClass7Miles: number | null,
  island: string | null,
];

const rows = file.places as PlacesFileRow[];

/** The list that the figures of places are from. */
export const figuresSource = file.source;

const index = new KDBush(rows.length);
for (const [, , , , latitude, longitude] of rows) index.add(longitude, latitude);
index.finish();

/** Returns the places nearest to a point, nearest first, with the miles to them in a straight line. */
export function nearestPlaces(point: Point, limit: number): (KnownPlace & { miles: number })[] {
  return around(index, point.longitude, point.latitude, limit).map((position) => {
    const place = placeAt(position);
    return { ...place, miles: milesBetween(point, place) };
  });
}

const positionBySlug = new Map(rows.map(([slug], position) => [slug, position]));

/** Returns the place with a slug, or undefined if the table has none, as of areas and of Northern Ireland. */
export function knownPlace(slug: string): KnownPlace | undefined {
  const position = positionBySlug.get(slug);
  return position === undefined ? undefined : placeAt(position);
}

/** Returns the places between two corners, in no order. */
export function placesWithin({
  west,
  south,
  east,
  north,
}: Record<"west" | "south" | "east" | "north", number>): KnownPlace[] {
  return index.range(west, south, east, north).map(placeAt);
}

function placeAt(position: number): KnownPlace {
  const row = rows[position];
  if (!row) throw new RangeError(`There is no place ${position}.`);
  const [slug, name, distinctName, region, latitude, longitude, population, ...figures] = row;
  const [garageCount, class7Count, nearestStationMiles, nearestClass7Miles, island] = figures;
  return {
    slug,
    name,
    distinctName: distinctName ?? name,
    region,
    latitude,
    longitude,
    population: population ?? 0,
    garageCount,
    class7Count,
    nearestStationMiles,
    nearestClass7Miles,
    island,
  };
}
