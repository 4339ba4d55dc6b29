import { readTable } from "../csv.ts";

export interface Council {
  name: string;
  county: string;
  /** What tells a place of this council from a namesake elsewhere. */
  slugSuffix: string;
  /** Set where the council's statistical region is not that of its county's region. */
  nuts: string | null;
}

export interface Borough {
  code: string;
  name: string;
  /** The GeoNames row that gives the borough its coordinates. */
  geonamesName: string;
  /** Whether that row is the borough itself or the town its council sits in. */
  stands: "itself" | "seat";
  population: number;
}

const key = (a: string, b: string) => `${a}@${b}`;

export function readFacts() {
  const councils = readTable("facts/councils.csv", ["code", "council", "county", "slugSuffix", "nuts"] as const);
  const boroughs = readTable("facts/boroughs.csv", ["code", "name", "geonamesName", "stands", "population"] as const);
  const irish = readTable("facts/northern-ireland.csv", ["name", "council", "county"] as const);
  const populations = readTable("facts/populations.csv", ["name", "county", "population"] as const);
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
    /** Councils of Northern Ireland cross county lines, so these places have a stated county: name@council. */
    irishCounties: new Map(irish.map((row) => [key(row.name, row.council), row.county])),
    /** Where the source has none, or the figure of a whole urban area: name@county. */
    populations: new Map(populations.map((row) => [key(row.name, row.county), Number(row.population)])),
    officialCities: new Set(
      readTable("facts/official-cities.csv", ["name", "county"] as const).map((row) => key(row.name, row.county)),
    ),
    extraPlaces: readTable("facts/extra-places.csv", [
      "name",
      "council",
      "latitude",
      "longitude",
      "population",
      "centre",
    ] as const),
  };
}

export type Facts = ReturnType<typeof readFacts>;
