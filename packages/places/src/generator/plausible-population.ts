import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import { readTable } from "../csv.ts";
import { isInNorthernIreland, type GeneratedPlace } from "./generated-place.ts";

/**
 * The radii in kilometres used in postcodes-around-places.csv, which counts the postcodes of
 * Code-Point Open.
 */
const radii = [1, 2, 4, 8] as const;

/** Great Britain has 65 million people and 1.7 million postcodes with a point. */
const peoplePerPostcode = 38;
/**
 * The median is 0.7 of the population that the postcodes allow; one place in a hundred exceeds this
 * ratio.
 */
const maxRatio = 1.6;
/** The minimum density of a place. Its point may be away from its centre. */
const peoplePerSquareKilometre = 1_000;
const offMiddleKilometres = 0.5;

/**
 * The maximum distance between places that share the population of a surrounding ward or parish.
 */
const copiedKilometres = 3.5;

/**
 * Returns the postcode counts around the places of Great Britain by canonical slug, in the order of
 * `radii`.
 */
function readPostcodes(): Map<string, number[]> {
  const columns = ["canonicalSlug", "within1km", "within2km", "within4km", "within8km"] as const;
  return new Map(
    readTable("postcodes-around-places.csv", columns).map(({ canonicalSlug, ...counts }) => [
      canonicalSlug,
      Object.values(counts).map(Number),
    ]),
  );
}

function postcodesWithin(kilometres: number, counts: readonly number[]): number {
  let [inner, within] = [0, 0];
  for (const [i, outer] of radii.entries()) {
    const count = counts[i] ?? within;
    if (kilometres <= outer) {
      return (
        within + ((count - within) * (kilometres ** 2 - inner ** 2)) / (outer ** 2 - inner ** 2)
      );
    }
    [inner, within] = [outer, count];
  }
  return within * (kilometres / inner) ** 2;
}

/** Returns whether a population is plausible for a point with these postcode counts. */
export function fitsPostcodes(population: number, counts: readonly number[]): boolean {
  const kilometres =
    Math.sqrt(population / (Math.PI * peoplePerSquareKilometre)) + offMiddleKilometres;
  return population <= maxRatio * peoplePerPostcode * postcodesWithin(kilometres, counts);
}

const isArea = ({ type, name }: GeneratedPlace) =>
  type === "london-borough" || (type === "city" && name === "London");

/**
 * Clears implausible populations: known errors, too large for the postcodes around, or a
 * neighbour's copy.
 */
export function forgetImplausiblePopulations(
  places: readonly GeneratedPlace[],
  slugs: ReadonlyMap<GeneratedPlace, string>,
): void {
  const postcodes = readPostcodes();
  const fits = (place: GeneratedPlace): boolean => {
    const counts = postcodes.get(slugs.get(place) ?? "");
    if (!counts) throw new Error(`no postcode counts around ${slugs.get(place) ?? place.name}`);
    return fitsPostcodes(place.population, counts);
  };
  const sourced = places.filter(
    (place) =>
      place.population > 0 &&
      (place.populationFrom === "source" || place.populationFrom === "ons") &&
      !isArea(place),
  );
  const bySize = Map.groupBy(sourced, ({ population }) => population);
  const isCopied = (place: GeneratedPlace): boolean =>
    (bySize.get(place.population) ?? []).some(
      (other) => other !== place && kilometresBetween(place, other) <= copiedKilometres,
    );
  const wrong = sourced.filter(
    (place) => isCopied(place) || (!isInNorthernIreland(place) && !fits(place)),
  );
  for (const place of [
    ...wrong,
    ...places.filter(({ populationFrom }) => populationFrom === "nowhere"),
  ]) {
    place.population = 0;
  }
}
