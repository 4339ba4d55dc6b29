import proj4 from "proj4";
import type { Point } from "@vanfettle/contract/geo/distance";

/** EPSG 27700 with Ordnance Survey's Helmert transformation, accurate to 5 m. */
const britishNationalGrid =
  "+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy " +
  "+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs";
const toWgs84 = proj4(britishNationalGrid, "WGS84");

/** Converts a British National Grid point, in metres, to latitude and longitude. */
export function fromNationalGrid(easting: number, northing: number): Point {
  const [longitude, latitude] = toWgs84.forward<[number, number]>([easting, northing]);
  return { latitude, longitude };
}

/** Converts a point to easting and northing, in metres. */
export function toNationalGrid({
  latitude,
  longitude,
}: Point): [easting: number, northing: number] {
  return toWgs84.inverse<[number, number]>([longitude, latitude]);
}
