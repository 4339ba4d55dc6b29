import { around } from "geokdbush";
import {
  kilometresPerMile,
  milesBetween,
  milesPerDegree,
  roundMiles,
  type Point,
} from "@vanfettle/contract/geo/distance";
import type { ClassCounts, Station } from "@vanfettle/contract/stations/station-schemas";
import type { VanClass } from "@vanfettle/vans/law/law-values";
import { classBits, type StationTable } from "./files/station-table.ts";
import { roundPoint } from "./point.ts";

export interface NearestOptions {
  /** The class of van that the stations must test; class 4 or 7 by default. */
  vanClass?: VanClass | undefined;
  limit: number;
}

/** A tolerance in kilometres for distances that differ only by rounding. */
const epsilon = 1e-6;

/**
 * Returns the van stations nearest to a point, by distance and site. Roughly geocoded stations
 * count as farthest.
 */
export function nearestStations(
  table: StationTable,
  point: Point,
  { vanClass, limit }: NearestOptions,
): Station[] {
  const { longitude, latitude } = point;
  const isWanted = wantedBy(table, vanClass);
  const nearest = around(table.index, longitude, latitude, limit, Infinity, isWanted);
  if (nearest.length === 0) return [];
  // Several stations can share a postcode; the choice between equal distances must not depend on
  // the index. A station's distance is at least that of its point.
  const farthest = Math.max(...nearest.map((position) => milesTo(table, point, position)));
  const reach = farthest * kilometresPerMile + epsilon;
  const positions = around(table.index, longitude, latitude, Infinity, reach, isWanted);
  const stations = positions.map((position) =>
    toStation(table, position, milesTo(table, point, position)),
  );
  const closest = stations.toSorted(byDistanceAndSite).slice(0, limit);
  return closest.map((station) => ({ ...station, miles: roundMiles(station.miles) }));
}

const byDistanceAndSite = (a: Station, b: Station): number =>
  a.miles - b.miles || (a.site < b.site ? -1 : 1);

function toStation(table: StationTable, position: number, miles: number): Station {
  const { precision, uncertainMiles: _, ...row } = table.row(position);
  return { ...row, ...roundPoint(row), exact: precision === "postcode", miles };
}

/** Returns the number of stations of the class within each distance, in miles. */
export function countsWithin<const D extends readonly number[]>(
  table: StationTable,
  point: Point,
  vanClass: VanClass | undefined,
  distances: D,
): { [K in keyof D]: number } {
  const isWanted = wantedBy(table, vanClass);
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
  vanClass: VanClass | undefined,
): (position: number) => boolean {
  const bits = classBits(vanClass === undefined ? ["4", "7"] : [vanClass]);
  return (position) => ((classes[position] ?? 0) & bits) !== 0;
}

/**
 * Returns the distance to a station in miles, which is a maximum for stations geocoded by sector or
 * outcode.
 */
function milesTo(
  { coordinates, uncertainMiles }: StationTable,
  point: Point,
  position: number,
): number {
  const [longitude = 0, latitude = 0] = coordinates.subarray(position * 2, position * 2 + 2);
  return milesBetween(point, { longitude, latitude }) + (uncertainMiles[position] ?? 0);
}
