import { readFileSync, writeFileSync } from "node:fs";

/** A `place` is one of which no source states whether it is a town or a village. */
export const placeTypes = ["city", "town", "place", "london-borough", "london-district", "district"] as const;
export type PlaceType = (typeof placeTypes)[number];

/** A row of data/gazetteer/places.json. Rows refer to each other by slug; ids are derived from the slugs when stored. */
export interface GazetteerPlaceRow {
  canonicalSlug: string;
  name: string;
  slug: string;
  county: string;
  type: PlaceType;
  centre: string | null;
  isCentre: boolean;
  isCore: boolean;
  latitude: number;
  longitude: number;
  population: number | null;
  postcodeArea: string | null;
  localGovernmentArea: string;
  nutsRegion: string;
  /** Stations within five miles that test vans, and those among them that test class 7. */
  garageCount: number;
  class7Count: number;
  /** Miles in a straight line. In Northern Ireland and on an island the way may be across the sea. */
  nearestStationMiles: number;
  nearestClass7Miles: number;
  tenthStationMiles: number;
  /** The island the place is on, if no road leads to it, such as `the Isle of Wight`. */
  island: string | null;
  originalId: number | null;
}

interface AreaRow {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
  garageCount: number;
  class7Count: number;
}

export interface GazetteerCountyRow extends AreaRow {
  region: string;
}

export interface GazetteerRegionRow extends AreaRow {
  nutsRegion: string;
}

/** The rows of the three files in data/gazetteer. */
export interface GazetteerRows {
  regions: GazetteerRegionRow[];
  counties: GazetteerCountyRow[];
  places: GazetteerPlaceRow[];
}

const files = { regions: "regions.json", counties: "counties.json", places: "places.json" } as const;
const fileUrl = (file: string) => new URL(`../data/gazetteer/${file}`, import.meta.url);

/** Returns the files' text, with one row per line so that changes make a readable diff. */
export function toFileTexts(rows: GazetteerRows): { file: string; text: string }[] {
  return (Object.keys(files) as (keyof GazetteerRows)[]).map((kind) => ({
    file: files[kind],
    text: `[\n${rows[kind].map((row) => JSON.stringify(row)).join(",\n")}\n]\n`,
  }));
}

/** Returns the text of one of the files of `toFileTexts`. */
export const readFileText = (file: string): string => readFileSync(fileUrl(file), "utf8");

/** Replaces the three files by these rows. */
export function writeRows(rows: GazetteerRows): void {
  for (const { file, text } of toFileTexts(rows)) writeFileSync(fileUrl(file), text);
}

/** Reads the three files. */
export function readRows(): GazetteerRows {
  const read = <K extends keyof GazetteerRows>(kind: K) => JSON.parse(readFileText(files[kind])) as GazetteerRows[K];
  return { regions: read("regions"), counties: read("counties"), places: read("places") };
}
