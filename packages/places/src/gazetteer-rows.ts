import { readFileSync, writeFileSync } from "node:fs";
import type { Point } from "@vanfettle/contract/geo/distance";

/** `place` is for places that no source classifies as a town or village. */
export const placeTypes = ["city", "town", "place", "london-borough", "london-district", "district"] as const;
export type PlaceType = (typeof placeTypes)[number];

/** A row of data/gazetteer/places.json. Rows refer to each other by slug. */
export interface GazetteerPlaceRow extends Point {
  canonicalSlug: string;
  name: string;
  slug: string;
  county: string;
  type: PlaceType;
  centre: string | null;
  isCentre: boolean;
  isCore: boolean;
  population: number | null;
  postcodeArea: string | null;
  localGovernmentArea: string;
  nutsRegion: string;
  /** The van stations within five miles, and the class 7 stations among them. */
  garageCount: number;
  class7Count: number;
  /** Straight-line miles. In Northern Ireland and on islands, the line may cross water. */
  nearestStationMiles: number;
  nearestClass7Miles: number;
  tenthStationMiles: number;
  /** The island of the place, such as `the Isle of Wight`; null on the mainland and on islands with a road link. */
  island: string | null;
  originalId: number | null;
}

type AreaRow = Point & { slug: string; name: string; garageCount: number; class7Count: number };
export type GazetteerCountyRow = AreaRow & { region: string };
export type GazetteerRegionRow = AreaRow & { nutsRegion: string };

/** The rows of the three files in data/gazetteer. */
export interface GazetteerRows {
  regions: GazetteerRegionRow[];
  counties: GazetteerCountyRow[];
  places: GazetteerPlaceRow[];
}

const kinds = ["regions", "counties", "places"] as const;
const fileUrl = (file: string) => new URL(`../data/gazetteer/${file}`, import.meta.url);

/** Returns the contents of the files, with a row per line for readable diffs. */
export function toFileTexts(rows: GazetteerRows): { file: string; text: string }[] {
  return kinds.map((kind) => ({
    file: `${kind}.json`,
    text: `[\n${rows[kind].map((row) => JSON.stringify(row)).join(",\n")}\n]\n`,
  }));
}

/** Reads a file written from `toFileTexts`. */
export const readFileText = (file: string): string => readFileSync(fileUrl(file), "utf8");

/** Overwrites the three files with these rows. */
export function writeRows(rows: GazetteerRows): void {
  for (const { file, text } of toFileTexts(rows)) writeFileSync(fileUrl(file), text);
}

/** Reads the three files. */
export function readRows(): GazetteerRows {
  const read = <K extends keyof GazetteerRows>(kind: K) => JSON.parse(readFileText(`${kind}.json`)) as GazetteerRows[K];
  return { regions: read("regions"), counties: read("counties"), places: read("places") };
}
