import { readTable } from "../csv.ts";

export interface GarageCounts {
  garageCount: number;
  class7Count: number;
}

function toCounts(stations: string, class7: string): GarageCounts {
  return { garageCount: Number(stations), class7Count: Number(class7) };
}

/** Returns a function that throws for a location without a row. The zeros of Northern Ireland are rows too. */
function createLookup(countsBySlug: ReadonlyMap<string, GarageCounts>): (slug: string) => GarageCounts {
  return (slug) => {
    const found = countsBySlug.get(slug);
    if (!found) throw new Error(`no garage count for ${slug}`);
    return found;
  };
}

/** Returns a function that looks up the counts within five miles of a place. */
export function readPlaceGarageCounts(): (canonicalSlug: string) => GarageCounts {
  const rows = readTable("mot-stations-within-5-miles.csv", ["canonicalSlug", "stations", "class4", "class7"] as const);
  return createLookup(new Map(rows.map((row) => [row.canonicalSlug, toCounts(row.stations, row.class7)])));
}

/** Returns a function that looks up the counts of a county. */
export function readCountyGarageCounts(): (slug: string) => GarageCounts {
  const rows = readTable("mot-stations-by-county.csv", ["county", "stations", "class7"] as const);
  return createLookup(new Map(rows.map((row) => [row.county, toCounts(row.stations, row.class7)])));
}
