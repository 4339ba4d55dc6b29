import type { PlaceType } from "../place-row.ts";
import type { SourcePlace } from "./source-place.ts";

/** A place on its way to a row: each step of the generator fills in what it decides. */
export interface Draft extends SourcePlace {
  county: string;
  /** Population as the source has it, so of the built-up area: how far a centre reaches. */
  builtUpPopulation: number;
  type: PlaceType;
  isCentre: boolean;
  centre: Draft | null;
}

/** Biggest first; the rest of the order only keeps it the same on every run. */
export function byPopulation(a: Draft, b: Draft): number {
  return (
    b.population - a.population ||
    (a.geonamesId ?? Infinity) - (b.geonamesId ?? Infinity) ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : b.latitude - a.latitude)
  );
}
