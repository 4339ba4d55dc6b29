import { readTable } from "../csv.ts";

/** The number of van stations (class 4 or 7), and of class 7 stations. */
export interface StationCounts {
  garageCount: number;
  class7Count: number;
}

/** The stations within five miles of a place, and the straight-line miles to the nearest and tenth nearest. */
export interface PlaceStationFigures extends StationCounts {
  nearestStationMiles: number;
  nearestClass7Miles: number;
  tenthStationMiles: number;
}

/** Returns a function that throws for a location without a row. Northern Ireland has rows of zeros. */
function createLookup<T>(figuresBySlug: ReadonlyMap<string, T>): (slug: string) => T {
  return (slug) => {
    const found = figuresBySlug.get(slug);
    if (!found) throw new Error(`no station figures for ${slug}`);
    return found;
  };
}

/** Returns a lookup for the figures of a place. */
export function readPlaceFigures(): (canonicalSlug: string) => PlaceStationFigures {
  const rows = readTable("van-stations-within-5-miles.csv", [
    "canonicalSlug",
    "vanStations",
    "class4",
    "class7",
    "nearestMiles",
    "nearestClass7Miles",
    "tenthMiles",
  ] as const);
  return createLookup(
    new Map(
      rows.map((row) => [
        row.canonicalSlug,
        {
          garageCount: Number(row.vanStations),
          class7Count: Number(row.class7),
          nearestStationMiles: Number(row.nearestMiles),
          nearestClass7Miles: Number(row.nearestClass7Miles),
          tenthStationMiles: Number(row.tenthMiles),
        },
      ]),
    ),
  );
}

/** Returns a lookup for the counts of a county: the stations nearest to any of its places. */
export function readCountyCounts(): (slug: string) => StationCounts {
  const rows = readTable("van-stations-by-county.csv", ["county", "vanStations", "class7"] as const);
  return createLookup(
    new Map(rows.map((row) => [row.county, { garageCount: Number(row.vanStations), class7Count: Number(row.class7) }])),
  );
}
