import { readTable } from "../csv.ts";

export interface Council {
  name: string;
  county: string;
  /** The slug suffix for places in this council with a namesake. */
  slugSuffix: string;
  /** The council's NUTS code, if it differs from its county's region. */
  nuts: string | null;
}

export interface Borough {
  code: string;
  name: string;
  /** The name of the GeoNames row with the borough's coordinates. */
  geonamesName: string;
  /** The meaning of that row: the borough itself, or the seat of its council. */
  stands: "itself" | "seat";
  population: number;
}

const key = (a: string, b: string) => `${a}@${b}`;

/** Reads the tables in data/reference. */
export function readReferenceData() {
  const councils = readTable("reference/councils.csv", ["code", "council", "county", "slugSuffix", "nuts"] as const);
  const boroughs = readTable("reference/boroughs.csv", [
    "code",
    "name",
    "geonamesName",
    "stands",
    "population",
  ] as const);
  const irish = readTable("reference/northern-ireland.csv", ["name", "council", "county"] as const);
  const populations = readTable("reference/populations.csv", ["name", "county", "population", "source"] as const);
  const towns = readTable("reference/towns.csv", ["name", "county"] as const);
  return {
    councils: new Map<string, Council>(
      councils.map((row) => [row.code, { ...row, name: row.council, nuts: row.nuts || null }]),
    ),
    boroughs: new Map<string, Borough>(
      boroughs.map((row) => [
        row.code,
        { ...row, stands: row.stands === "seat" ? "seat" : "itself", population: Number(row.population) },
      ]),
    ),
    /** The counties in Northern Ireland by `name@council`, because councils there cross county boundaries. */
    irishCounties: new Map(irish.map((row) => [key(row.name, row.council), row.county])),
    /** The populations by `name@county` that the source lacks or has wrong. Null means that every source is wrong. */
    populations: new Map(
      populations.map((row) => [key(row.name, row.county), row.population ? Number(row.population) : null]),
    ),
    /** The places that a source classifies as a town. Most others are unclassified. */
    towns: new Set(towns.map((row) => key(row.name, row.county))),
    officialCities: new Set(
      readTable("reference/official-cities.csv", ["name", "county"] as const).map((row) => key(row.name, row.county)),
    ),
    extraPlaces: readTable("reference/extra-places.csv", [
      "name",
      "council",
      "latitude",
      "longitude",
      "population",
      "centre",
    ] as const),
  };
}

export type ReferenceData = ReturnType<typeof readReferenceData>;
