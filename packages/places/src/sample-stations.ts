import { milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import { importMadeUpList } from "@vanfettle/stations/open-data/import-made-up-list";
import {
  madeUpOutcodeCount,
  madeUpPostcodes,
  type MadeUpPostcode,
} from "@vanfettle/stations/open-data/made-up-postcodes";
import { loadGazetteer, type Gazetteer } from "./gazetteer.ts";

/** So many that every core place has ten for class 4 and three for class 7, which one in four tests, within five miles. */
const stationsPerOutcode = 36;
/** Before every published list, so that no cache takes a map of the sample for a map of one of those. */
const sampleEdition = "2000-01";

/**
 * Returns made-up postcodes around every core place of Great Britain and, with the outcodes that are left, around the
 * places of its main island that are farthest from all others. The same ones each time.
 */
export function samplePostcodes({ places }: Gazetteer): MadeUpPostcode[] {
  const british = places.filter(({ region }) => region.slug !== "northern-ireland");
  const centres: Point[] = british.filter(({ isCore }) => isCore);
  const others = british
    .filter(({ isCore, island }) => !isCore && island === null)
    .map((place) => ({ place, miles: Math.min(...centres.map((centre) => milesBetween(centre, place))) }));
  while (centres.length < madeUpOutcodeCount) {
    const { place: farthest } = others.reduce((far, other) => (other.miles > far.miles ? other : far));
    centres.push(farthest);
    for (const other of others) other.miles = Math.min(other.miles, milesBetween(farthest, other.place));
  }
  return madeUpPostcodes(centres);
}

/** Builds the files of the stations that a site on one machine shows until the published list is imported. */
export async function buildSampleStations(folder: string): Promise<void> {
  const postcodes = samplePostcodes(loadGazetteer());
  const rows = madeUpOutcodeCount * stationsPerOutcode;
  await importMadeUpList({ folder, rows, postcodes, edition: sampleEdition });
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Name the folder that the files are written to.");
  await buildSampleStations(folder);
}
