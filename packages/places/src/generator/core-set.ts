import { counties } from "../facts/counties.ts";
import { byPopulation, type Draft } from "./draft.ts";

export const coreSize = 243;
const leastPerCounty = 2;

const isDistrict = (place: Draft) => place.type === "district" || place.type === "london-district";

/** All cities and London boroughs, the two biggest places of every county, then the biggest towns up to the size. */
export function coreSet(places: readonly Draft[]): Set<Draft> {
  const biggestFirst = places.toSorted(byPopulation);
  const core = new Set(biggestFirst.filter((place) => place.type === "city" || place.type === "london-borough"));
  for (const { slug } of counties) {
    const ofCounty = biggestFirst.filter((place) => place.county === slug && !isDistrict(place));
    for (const place of ofCounty.slice(0, leastPerCounty)) core.add(place);
  }
  for (const place of biggestFirst) {
    if (core.size >= coreSize) break;
    if (!isDistrict(place)) core.add(place);
  }
  if (core.size !== coreSize) throw new Error(`the core set has ${core.size} places instead of ${coreSize}`);
  return core;
}
