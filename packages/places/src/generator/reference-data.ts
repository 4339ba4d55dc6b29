import { readTable } from "../csv.ts";

const key = (a: string, b: string) => `${a}@${b}`;

/** Reads the tables in data/reference. */
export function readReferenceData() {
  const councils = readTable("reference/councils.csv", [
    "code",
    "council",
    "county",
    "slugSuffix",
    "nuts",
  ]);
  const boroughs = readTable("reference/boroughs.csv", [
    "code",
    "name",
    "geonamesName",
    "stands",
    "population",
  ]);
  const irish = readTable("reference/northern-ireland.csv", ["name", "council", "county"]);
  const populations = readTable("reference/populations.csv", [
    "name",
    "county",
    "population",
    "source",
  ]);
  const onsTowns = readTable("reference/ons-towns.csv", ["code", "name", "county", "population"]);
  const keysIn = (file: string) =>
    new Set(
      readTable(`reference/${file}`, ["name", "county"]).map(({ name, county }) =>
        key(name, county),
      ),
    );
  return {
    /**
     * The councils by code. `slugSuffix` is for namesakes; `nuts` is null if it is that of the
     * region.
     */
    councils: new Map(
      councils.map((row) => [row.code, { ...row, name: row.council, nuts: row.nuts || null }]),
    ),
    /**
     * The boroughs by code. The GeoNames row with the coordinates represents the borough or the
     * seat of its council.
     */
    boroughs: new Map(
      boroughs.map((row) => [row.code, { ...row, population: Number(row.population) }]),
    ),
    /**
     * The counties in Northern Ireland by `name@council`, because councils there cross county
     * boundaries.
     */
    irishCounties: new Map(irish.map((row) => [key(row.name, row.council), row.county])),
    /**
     * The populations by `name@county` that the source lacks or has wrong. Null means that every
     * source is wrong.
     */
    populations: new Map(
      populations.map((row) => [key(row.name, row.county), Number(row.population) || null]),
    ),
    /** The populations by `name@county` of England's towns at the census of 2011, from the ONS. */
    onsTowns: new Map(onsTowns.map((row) => [key(row.name, row.county), Number(row.population)])),
    /** The places that a source classifies as a town. Most others are unclassified. */
    towns: keysIn("towns.csv"),
    officialCities: keysIn("official-cities.csv"),
    extraPlaces: readTable("reference/extra-places.csv", [
      "name",
      "council",
      "latitude",
      "longitude",
      "population",
      "centre",
    ]),
  };
}

export type ReferenceData = ReturnType<typeof readReferenceData>;
