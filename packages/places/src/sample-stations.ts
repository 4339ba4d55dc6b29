import { milesBetween, type Point } from "@vanfettle/contract/geo/distance";
import { importSampleList } from "@vanfettle/stations/open-data/import-sample-list";
import {
  sampleOutcodeCount,
  samplePostcodes,
  type SamplePostcode,
} from "@vanfettle/stations/open-data/sample-postcodes";
import { loadGazetteer, type Gazetteer } from "./gazetteer.ts";

/**
 * Enough for ten class 4 and three class 7 stations within five miles of every core place: a
 * quarter test class 7.
 */
const stationsPerOutcode = 36;
/**
 * Earlier than any published list, so caches cannot confuse maps of the sample with maps of a real
 * list.
 */
const sampleEdition = "2000-01";

/**
 * Returns sample postcodes around every core place in Great Britain and the most remote places of
 * the main island.
 */
export function postcodesAround({ places }: Gazetteer): SamplePostcode[] {
  const british = places.filter(({ region }) => region.slug !== "northern-ireland");
  const centres: (Point & { name: string })[] = british.filter(({ isCore }) => isCore);
  const onMainIsland = british.filter(({ isCore, island }) => !isCore && island === null);
  const others = onMainIsland.map((place) => ({
    place,
    miles: Math.min(...centres.map((centre) => milesBetween(centre, place))),
  }));
  while (centres.length < sampleOutcodeCount) {
    const { place: farthest } = others.reduce((far, other) =>
      other.miles > far.miles ? other : far,
    );
    centres.push(farthest);
    for (const other of others) {
      other.miles = Math.min(other.miles, milesBetween(farthest, other.place));
    }
  }
  return samplePostcodes(centres);
}

/**
 * Builds the station files that a site on a single machine uses until the published list is
 * imported.
 */
export async function buildSampleStations(folder: string): Promise<void> {
  const postcodes = postcodesAround(loadGazetteer());
  const rows = sampleOutcodeCount * stationsPerOutcode;
  await importSampleList({ folder, rows, postcodes, edition: sampleEdition });
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Name the folder that the files are written to.");
  await buildSampleStations(folder);
}
