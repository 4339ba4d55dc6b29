import { milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import file from "../data/places.json" with { type: "json" };
import { nearestLandFirst } from "./land-first.ts";
import { indexPoints } from "./point.ts";

/** A place in Great Britain with a page and station figures. */
export interface KnownPlace extends Point {
  slug: string;
  /** The plain name, and the name that distinguishes it from its namesakes. */
  name: string;
  distinctName: string;
  region: string;
  population: number;
  garageCount: number;
  class7Count: number;
  nearestStationMiles: number | null;
  nearestClass7Miles: number | null;
  /** The island of the place if it lacks a road link, or null. */
  island: string | null;
}

/**
 * The columns of the file. The distinct name is null if it is the name, and the population if it is
 * unknown.
 */
export const nearPlaceColumns = [
  "slug",
  "name",
  "distinctName",
  "region",
  "latitude",
  "longitude",
  "population",
  "garageCount",
  "class7Count",
  "nearestStationMiles",
  "nearestClass7Miles",
  "island",
] as const satisfies readonly (keyof KnownPlace)[];

const rows = file.places as unknown[][];

/** The list that the figures are from. */
export const figuresSource = file.source;

const points = rows.map(([, , , , latitude, longitude]) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
}));
const index = indexPoints(points);

/** A place near a point, with the straight-line distance. */
export type PlaceNear = KnownPlace & { miles: number; acrossWater: boolean };

/** Returns the places nearest to a point, those across the water last. */
export function nearestPlaces(point: Point, limit: number): PlaceNear[] {
  const pointAt = (position: number) => points[position] as Point;
  const milesTo = (position: number) => milesBetween(point, pointAt(position));
  return nearestLandFirst(point, { index, pointAt, milesTo }, limit).map(
    ({ position, miles, detour }) => ({
      ...placeAt(position),
      miles,
      acrossWater: detour > 0,
    }),
  );
}

const positionBySlug = new Map(rows.map(([slug], position) => [slug, position]));

/** Returns the place with the slug, or undefined for areas, Northern Ireland and unknown slugs. */
export function knownPlace(slug: string): KnownPlace | undefined {
  const position = positionBySlug.get(slug);
  return position === undefined ? undefined : placeAt(position);
}

/** Returns the places between two corners, in any order. */
export const placesWithin = (
  west: number,
  south: number,
  east: number,
  north: number,
): KnownPlace[] => index.range(west, south, east, north).map(placeAt);

function placeAt(position: number): KnownPlace {
  const row = rows[position];
  if (!row) throw new RangeError(`There is no place ${position}.`);
  const values = nearPlaceColumns.map((column, i) => [column, row[i]]);
  // The compiler sees a row of a JSON file as a list of any of its values.
  const place = Object.fromEntries(values) as unknown as KnownPlace;
  return {
    ...place,
    distinctName: place.distinctName ?? place.name,
    population: place.population ?? 0,
  };
}
