import { readTable } from "../csv.ts";

export interface GarageCounts {
  garageCount: number;
  class7Count: number;
}

function counts(stations: string, class7: string): GarageCounts {
  return { garageCount: Number(stations), class7Count: Number(class7) };
}

/** A location without a figure is an error, never a silent zero: Northern Ireland's zeros are rows too. */
function lookUp(figures: ReadonlyMap<string, GarageCounts>): (slug: string) => GarageCounts {
  return (slug) => {
    const found = figures.get(slug);
    if (!found) throw new Error(`no garage count for ${slug}`);
    return found;
  };
}

export function placeGarageCounts(): (canonicalSlug: string) => GarageCounts {
  const rows = readTable("mot-stations-within-5-miles.csv", ["canonicalSlug", "stations", "class4", "class7"] as const);
  return lookUp(new Map(rows.map((row) => [row.canonicalSlug, counts(row.stations, row.class7)])));
}

export function countyGarageCounts(): (slug: string) => GarageCounts {
  const rows = readTable("mot-stations-by-county.csv", ["county", "stations", "class7"] as const);
  return lookUp(new Map(rows.map((row) => [row.county, counts(row.stations, row.class7)])));
}
