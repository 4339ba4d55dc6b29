import { notPlaces, wrongRows } from "../facts/names.ts";
import { kilometresBetween } from "../point.ts";
import { slugify } from "../slugify.ts";
import { byPopulation, type Draft } from "./draft.ts";
import type { Facts } from "./facts.ts";
import { londonCouncil, type SourcePlace } from "./source-place.ts";

const leastPopulation = 1_000;
const townPopulation = 5_000;
/** Two chosen rows of one name this near each other are one place twice. */
const duplicateKilometres = 4;

/** The places that get a page, each in its county, biggest first. */
export function choosePlaces(facts: Facts, sources: readonly SourcePlace[]): Draft[] {
  const located = sources.flatMap((place) => inCounty(facts, place));
  correctPopulations(facts, located);
  const chosen = located
    .filter((place) => !notPlaces.has(place.geonamesName) && !wrongRows.has(`${place.geonamesName}@${place.county}`))
    .filter((place) => place.source !== "cities-500" || place.population >= leastPopulation || isLondonSeat(place))
    .sort(byPopulation);
  for (const place of chosen) place.type = place.population >= townPopulation ? "town" : "village";
  return withoutDuplicates(chosen);
}

/** The council decides the county. A council of no county of ours is not in the United Kingdom. */
function inCounty(facts: Facts, place: SourcePlace): Draft[] {
  const council = facts.councils.get(place.council);
  if (!council) return [];
  const county = facts.irishCounties.get(`${place.name}@${place.council}`) ?? council.county;
  return [{ ...place, county, builtUpPopulation: place.population, type: "village", isCentre: false, centre: null }];
}

function correctPopulations(facts: Facts, places: readonly Draft[]): void {
  const byKey = Map.groupBy(places, (place) => `${place.name}@${place.county}`);
  for (const [key, population] of facts.populations) {
    const [place] = byKey.get(key)?.toSorted(byPopulation) ?? [];
    if (!place) throw new Error(`a population is stated for ${key}, which no source has`);
    place.builtUpPopulation ||= population;
    place.population = population;
  }
}

/** Seats of London boroughs have no population of their own in the source. */
const isLondonSeat = (place: Draft) => place.council === londonCouncil && place.feature === "PPLA3";

function withoutDuplicates(biggestFirst: readonly Draft[]): Draft[] {
  const kept = new Map<string, Draft[]>();
  return biggestFirst.filter((place) => {
    const slug = slugify(place.name);
    const namesakes = kept.get(slug) ?? [];
    if (namesakes.some((other) => kilometresBetween(place, other) < duplicateKilometres)) return false;
    kept.set(slug, [...namesakes, place]);
    return true;
  });
}
