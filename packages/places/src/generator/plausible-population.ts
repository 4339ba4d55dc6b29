import { readTable } from "../csv.ts";
import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import { isInNorthernIreland, type GeneratedPlace } from "./generated-place.ts";

/** The radii in kilometres within which postcodes-around-places.csv counts the postcodes of Code-Point Open. */
const radii = [1, 2, 4, 8] as const;

/** Great Britain has 65 million people and 1.7 million postcodes with a point. */
const peoplePerPostcode = 38;
/** Half of all places have 0.7 of the people that their postcodes allow for, and one in a hundred more than this. */
const maxRatio = 1.6;
/** The people of a place live this close together, or closer, around a point that may be off its middle. */
const peoplePerSquareKilometre = 1_000;
const offMiddleKilometres = 0.5;

/** Two places this near with one population have that of a ward or parish around both. */
const copiedKilometres = 3.2;

/** Returns the numbers of postcodes around the places of Great Britain, by canonical slug, in the order of `radii`. */
function readPostcodes(): Map<string, number[]> {
  const columns = ["canonicalSlug", "within1km", "within2km", "within4km", "within8km"] as const;
  return new Map(
    readTable("postcodes-around-places.csv", columns).map(({ canonicalSlug, ...counts }) => [
      canonicalSlug,
      Object.values(counts).map(Number),
    ]),
  );
}

/** Returns how many postcodes are within a distance, as if they were spread evenly between two radii. */
function postcodesWithin(kilometres: number, counts: readonly number[]): number {
  let [inner, within] = [0, 0];
  for (const [i, outer] of radii.entries()) {
    const count = counts[i] ?? within;
    if (kilometres <= outer)
      return within + ((count - within) * (kilometres ** 2 - inner ** 2)) / (outer ** 2 - inner ** 2);
    [inner, within] = [outer, count];
  }
  return within * (kilometres / inner) ** 2;
}

/** Returns whether so many people can live around a point with these numbers of postcodes around it. */
export function fitsPostcodes(population: number, counts: readonly number[]): boolean {
  const kilometres = Math.sqrt(population / (Math.PI * peoplePerSquareKilometre)) + offMiddleKilometres;
  return population <= maxRatio * peoplePerPostcode * postcodesWithin(kilometres, counts);
}

const isArea = ({ type, name }: GeneratedPlace) => type === "london-borough" || (type === "city" && name === "London");

/**
 * Forgets the populations that cannot be right: those that no source has right, more people than the postcodes around a
 * place allow for, and the figure of a neighbour. A population of our own reference data stays, as does one of Northern
 * Ireland, of whose postcodes there is no open list. Throws if a place of Great Britain has no numbers of postcodes.
 */
export function forgetImplausiblePopulations(
  places: readonly GeneratedPlace[],
  slugs: ReadonlyMap<GeneratedPlace, string>,
): void {
  const postcodes = readPostcodes();
  const fits = (place: GeneratedPlace): boolean => {
    const counts = postcodes.get(slugs.get(place) ?? "");
    if (!counts) throw new Error(`no numbers of postcodes around ${slugs.get(place) ?? place.name}`);
    return fitsPostcodes(place.population, counts);
  };
  const sourced = places.filter((place) => place.population > 0 && place.populationFrom === "source" && !isArea(place));
  const bySize = Map.groupBy(sourced, ({ population }) => population);
  const isCopied = (place: GeneratedPlace): boolean =>
    (bySize.get(place.population) ?? []).some(
      (other) => other !== place && kilometresBetween(place, other) <= copiedKilometres,
    );
  const wrong = sourced.filter((place) => isCopied(place) || (!isInNorthernIreland(place) && !fits(place)));
  for (const place of [...wrong, ...places.filter(({ populationFrom }) => populationFrom === "nowhere")]) {
    place.population = 0;
  }
}
