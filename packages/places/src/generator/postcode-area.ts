import { readTable } from "../csv.ts";
import { type Point, nearest } from "../point.ts";

const northernIreland = "BT";

/** The letters a postcode here begins with: those of the nearest outcode with an MOT station in it. */
export function postcodeAreas(): (place: Point, regionSlug: string) => string {
  const outcodes = readTable("outcode-centres.csv", ["outcode", "latitude", "longitude", "stations"] as const).map(
    (row) => ({
      area: row.outcode.replace(/\d.*$/, ""),
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
    }),
  );
  return (place, regionSlug) => (regionSlug === "northern-ireland" ? northernIreland : nearest(place, outcodes).area);
}
