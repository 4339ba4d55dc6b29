import {
  milesBetween,
  milesPerDegree,
  roundMiles,
  type Point,
} from "@vanfettle/contract/geo/distance";
import type { TestClass } from "@vanfettle/contract/station/station-classes";
import type { ClassCounts, Station } from "@vanfettle/contract/station/station-schemas";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { classBits, type StationTable } from "./files/station-table.ts";
import { nearestLandFirst } from "./land-first.ts";
import { roundPoint } from "./point.ts";

export interface NearestOptions {
  /** The class of van that the stations must test; class 4 or 7 by default. */
  vanClass?: VanClass | undefined;
  limit: number;
}

/** A tolerance in kilometres for distances that differ only by rounding. */
const epsilon = 1e-6;

/**
 * Returns the van stations nearest to a point, by distance and site, and those across the water
 * last. Roughly geocoded stations count as farthest.
 */
export function nearestStations(
  table: StationTable,
  point: Point,
  { vanClass, limit }: NearestOptions,
): Station[] {
  const stations = {
    index: table.index,
    pointAt: (position: number) => pointOf(table, position),
    milesTo: (position: number) => milesTo(table, point, position),
    isWanted: wantedBy(table, vanClass),
  };
  return nearestLandFirst(point, stations, limit).map(({ position, miles, detour }) => {
    const { precision, uncertainMiles: _, ...row } = table.row(position);
    return {
      ...row,
      ...roundPoint(row),
      exact: precision === "postcode",
      miles: roundMiles(miles),
      acrossWater: detour > 0,
    };
  });
}

/**
 * Returns the number of van stations that test the class, or vans of either class, within each
 * distance in miles.
 */
export function countsWithin<const D extends readonly number[]>(
  table: StationTable,
  point: Point,
  testClass: TestClass | undefined,
  distances: D,
): { [K in keyof D]: number } {
  const isWanted = wantedBy(table, testClass);
  const north = Math.max(...distances) / milesPerDegree + epsilon;
  const east = north / Math.cos(((Math.abs(point.latitude) + north) * Math.PI) / 180);
  const { longitude, latitude } = point;
  const positions = table.index.range(
    longitude - east,
    latitude - north,
    longitude + east,
    latitude + north,
  );
  const wanted = positions.filter(isWanted);
  const miles = wanted.map((position) => milesTo(table, point, position));
  return distances.map((distance) => miles.filter((each) => each <= distance).length) as {
    [K in keyof D]: number;
  };
}

/** Returns the number of stations within a distance in miles, for each class of van and for any. */
export function countsByClass(table: StationTable, point: Point, miles: number): ClassCounts {
  const countOf = (vanClass?: VanClass) => countsWithin(table, point, vanClass, [miles])[0];
  return { any: countOf(), "4": countOf("4"), "7": countOf("7") };
}

function wantedBy(
  { classes }: StationTable,
  testClass: TestClass | undefined,
): (position: number) => boolean {
  const bits = classBits(testClass === undefined ? ["4", "7"] : [testClass]);
  return (position) => ((classes[position] ?? 0) & bits) !== 0;
}

/**
 * Returns the distance to a station in miles, which is a maximum for stations geocoded by sector or
 * outcode.
 */
function milesTo(table: StationTable, point: Point, position: number): number {
  return milesBetween(point, pointOf(table, position)) + (table.uncertainMiles[position] ?? 0);
}

function pointOf({ coordinates }: StationTable, position: number): Point {
  const [longitude = 0, latitude = 0] = coordinates.subarray(position * 2, position * 2 + 2);
  return { longitude, latitude };
}
