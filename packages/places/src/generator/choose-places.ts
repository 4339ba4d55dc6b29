import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import { excludedNames, excludedRows } from "../reference/place-names.ts";
import { slugify } from "../slugify.ts";
import {
  byPopulation,
  londonCouncil,
  type GeneratedPlace,
  type SourcePlace,
} from "./generated-place.ts";
import type { ReferenceData } from "./reference-data.ts";

const minPopulation = 1_000;
/** The maximum distance between two chosen rows with the same name that are the same place. */
const duplicateKilometres = 4;

/** Returns the places that get a page, with their county, sorted by population. */
export function choosePlaces(
  reference: ReferenceData,
  sources: readonly SourcePlace[],
): GeneratedPlace[] {
  const located = sources.flatMap((place) => assignCounty(reference, place));
  correctPopulations(reference, located);
  const chosen = located.filter((place) => !isExcluded(place) && isLargeEnough(place));
  const places = withoutDuplicates(chosen.toSorted(byPopulation));
  markType(places, "town", new Set([...reference.towns, ...largeTowns(reference)]));
  return places;
}

/** The ONS also calls large villages small towns, so only its medium and large towns are taken. */
const mediumTown = 20_000;

const largeTowns = ({ onsTowns }: ReferenceData): string[] =>
  Array.from(onsTowns, ([key, population]) => (population >= mediumTown ? [key] : [])).flat();

const isExcluded = ({ geonamesName, geonamesId }: GeneratedPlace): boolean =>
  excludedNames.has(geonamesName) || excludedRows.has(geonamesId ?? 0);

const isLargeEnough = (place: GeneratedPlace): boolean =>
  place.source !== "cities-500" || place.population >= minPopulation || isLondonSeat(place);

/** Sets the county by the council. Returns an empty list for a council outside the UK. */
function assignCounty(reference: ReferenceData, place: SourcePlace): GeneratedPlace[] {
  const council = reference.councils.get(place.council);
  if (!council) return [];
  const county = reference.irishCounties.get(`${place.name}@${place.council}`) ?? council.county;
  const unset = { type: "place", isCentre: false, centre: null, populationFrom: "source" } as const;
  return [{ ...place, county, builtUpPopulation: place.population, ...unset }];
}

function correctPopulations(reference: ReferenceData, places: readonly GeneratedPlace[]): void {
  const byKey = Map.groupBy(places, (place) => `${place.name}@${place.county}`);
  for (const [key, population] of reference.populations) {
    const [place] = byKey.get(key)?.toSorted(byPopulation) ?? [];
    if (!place) throw new Error(`a population is given for ${key}, which is not in any source`);
    place.populationFrom = population === null ? "nowhere" : "reference";
    place.builtUpPopulation ||= population ?? 0;
    place.population = population ?? place.population;
  }
}

/** The source lacks populations for the seats of London boroughs. */
const isLondonSeat = (place: GeneratedPlace) =>
  place.council === londonCouncil && place.feature === "PPLA3";

function withoutDuplicates(biggestFirst: readonly GeneratedPlace[]): GeneratedPlace[] {
  const kept = new Map<string, GeneratedPlace[]>();
  return biggestFirst.filter((place) => {
    const slug = slugify(place.name);
    const namesakes = kept.get(slug) ?? [];
    if (namesakes.some((other) => kilometresBetween(place, other) < duplicateKilometres)) {
      return false;
    }
    kept.set(slug, [...namesakes, place]);
    return true;
  });
}

/** Sets the type of the places listed by `name@county`. Throws if a listed place is missing. */
export function markType(
  biggestFirst: readonly GeneratedPlace[],
  type: "town" | "city",
  listed: ReadonlySet<string>,
): void {
  const remaining = new Set(listed);
  for (const place of biggestFirst) {
    if (remaining.delete(`${place.name}@${place.county}`)) place.type = type;
  }
  if (remaining.size > 0) {
    throw new Error(`no place matches the ${type} list's ${[...remaining].join(", ")}`);
  }
}
