import { readTable } from "../csv.ts";

/**
 * Returns a function that throws for a location without a row. Northern Ireland has rows of zeros.
 */
function createLookup<T>(figures: readonly (readonly [slug: string, T])[]): (slug: string) => T {
  const bySlug = new Map(figures);
  return (slug) => {
    const found = bySlug.get(slug);
    if (!found) throw new Error(`no station figures for ${slug}`);
    return found;
  };
}

const placeColumns = [
  "canonicalSlug",
  "vanStations",
  "class4",
  "class7",
  "nearestMiles",
  "nearestClass7Miles",
  "tenthMiles",
] as const;

/**
 * Returns a lookup for the stations within five miles of a place, and the straight-line miles to
 * some stations.
 */
export function readPlaceFigures() {
  const rows = readTable("van-stations-within-5-miles.csv", placeColumns);
  const figures = rows.map((row) => {
    const figuresOfPlace = {
      ...countsOf(row),
      nearestStationMiles: Number(row.nearestMiles),
      nearestClass7Miles: Number(row.nearestClass7Miles),
      tenthStationMiles: Number(row.tenthMiles),
    };
    return [row.canonicalSlug, figuresOfPlace] as const;
  });
  return createLookup(figures);
}

/** Returns a lookup for the counts of a county: the stations nearest to any of its places. */
export const readCountyCounts = () =>
  createLookup(
    readTable("van-stations-by-county.csv", ["county", "vanStations", "class7"]).map((row) => [
      row.county,
      countsOf(row),
    ]),
  );

/** Returns the number of van stations (class 4 or 7), and of class 7 stations. */
const countsOf = (row: { vanStations: string; class7: string }) => ({
  garageCount: Number(row.vanStations),
  class7Count: Number(row.class7),
});
