import { counties } from "../reference/counties.ts";
import { byPopulation, type GeneratedPlace } from "./generated-place.ts";

const coreSize = 243;
const minPerCounty = 2;

const isDistrict = (place: GeneratedPlace) => place.type === "district" || place.type === "london-district";

/** Returns the core set: all cities and London boroughs, two places of every county, and the largest other towns. */
export function chooseCoreSet(places: readonly GeneratedPlace[]): Set<GeneratedPlace> {
  const biggestFirst = places.toSorted(byPopulation);
  const core = new Set(biggestFirst.filter((place) => place.type === "city" || place.type === "london-borough"));
  for (const { slug } of counties) {
    const ofCounty = biggestFirst.filter((place) => place.county === slug && !isDistrict(place));
    for (const place of ofCounty.slice(0, minPerCounty)) core.add(place);
  }
  for (const place of biggestFirst) {
    if (core.size >= coreSize) break;
    if (!isDistrict(place)) core.add(place);
  }
  if (core.size !== coreSize) throw new Error(`the core set has ${core.size} places instead of ${coreSize}`);
  return core;
}
