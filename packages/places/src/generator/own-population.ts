import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import type { GeneratedPlace } from "./generated-place.ts";
import type { ReferenceData } from "./reference-data.ts";

/** The ONS calls a built-up area of this many people a town. */
const townPopulation = 5_000;
/**
 * The maximum ratio of an area to the source's figure: before it may hold another town, and before
 * it must hold other places.
 */
const maxRatio = { alone: 1.1, ever: 1.5 };
/** The density of an English town. */
const peoplePerSquareKilometre = 2_500;
const offMiddleKilometres = 0.5;

const isDistrict = ({ type }: GeneratedPlace) =>
  type === "district" || type === "london-district" || type === "london-borough";

/**
 * Sets the populations of English towns to the ONS's figures. GeoNames often gives the figures of
 * the built-up area, or the borough, around a town. An area of the ONS may hold several towns under
 * one name: then the source's smaller figure remains.
 */
export function setOwnPopulations(
  { onsTowns }: ReferenceData,
  places: readonly GeneratedPlace[],
): void {
  const onsFigure = ({ name, county }: GeneratedPlace) => onsTowns.get(`${name}@${county}`);
  const unlisted = places.filter(
    (place) =>
      !isDistrict(place) && place.population >= townPopulation && onsFigure(place) === undefined,
  );
  const holdsAnother = (place: GeneratedPlace, figure: number): boolean => {
    const kilometres =
      Math.sqrt(figure / (Math.PI * peoplePerSquareKilometre)) + offMiddleKilometres;
    return unlisted.some((other) => kilometresBetween(place, other) < kilometres);
  };
  const isOwn = (place: GeneratedPlace, figure: number): boolean => {
    const ratio = place.population > 0 ? figure / place.population : 1;
    if (ratio <= maxRatio.alone) return true;
    // A city is its council's area, which is smaller than the ONS's.
    return ratio <= maxRatio.ever && place.type !== "city" && !holdsAnother(place, figure);
  };
  for (const place of places) {
    const figure = onsFigure(place);
    if (figure === undefined || place.populationFrom !== "source" || isDistrict(place)) continue;
    if (isOwn(place, figure)) {
      place.population = figure;
      place.populationFrom = "ons";
    }
  }
}
