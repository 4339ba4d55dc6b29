import type { Point } from "@vanfettle/contract/geo/distance";
import { allSectorCentres } from "@vanfettle/stations/geocode-postcode";
import type { GazetteerPlaceRow } from "../gazetteer.ts";
import { nearest } from "../point.ts";
import {
  coordinateCorrections,
  councilCorrections,
  councilsOfCumbria,
  postcodeAreaCorrections,
} from "../reference/corrections.ts";
import { counties, nutsByRegion } from "../reference/counties.ts";
import { islandOf } from "../reference/islands.ts";
import { slugify } from "../slugify.ts";
import { assignCanonicalSlugs } from "./canonical-slugs.ts";
import { byPopulation, londonCouncil, type GeneratedPlace } from "./generated-place.ts";
import { setOwnPopulations } from "./own-population.ts";
import { forgetImplausiblePopulations } from "./plausible-population.ts";
import type { ReferenceData } from "./reference-data.ts";
import { readPlaceFigures } from "./station-figures.ts";

/** Builds the rows of the places, sorted by county and slug. Changed values do not move rows. */
export function buildPlaceRows(
  reference: ReferenceData,
  places: readonly GeneratedPlace[],
): GazetteerPlaceRow[] {
  const slugs = assignCanonicalSlugs(reference, places);
  setOwnPopulations(reference, places);
  forgetImplausiblePopulations(places, slugs);
  const core = chooseCoreSet(places);
  const placeFigures = readPlaceFigures();
  const regionOf = new Map(counties.map(({ slug, regionSlug }) => [slug, regionSlug]));
  const orderOf = new Map(counties.map(({ slug }, order) => [slug, order]));
  const rows = places.map((place): GazetteerPlaceRow => {
    const canonicalSlug = slugs.get(place) ?? "";
    const regionSlug = regionOf.get(place.county);
    if (regionSlug === undefined) throw new Error(`no county ${place.county}`);
    const { latitude, longitude } = coordinateCorrections.get(canonicalSlug) ?? place;
    const localGovernmentArea =
      councilCorrections.get(canonicalSlug) ?? councilName(reference, place);
    return {
      canonicalSlug,
      name: place.name,
      slug: slugify(place.name),
      county: place.county,
      type: place.type,
      centre: place.centre && (slugs.get(place.centre) ?? ""),
      isCentre: place.isCentre,
      isCore: core.has(place),
      latitude,
      longitude,
      population: place.population || null,
      postcodeArea:
        postcodeAreaCorrections.get(canonicalSlug) ??
        findPostcodeArea({ latitude, longitude }, regionSlug),
      localGovernmentArea,
      nutsRegion: reference.councils.get(place.council)?.nuts ?? nutsByRegion[regionSlug] ?? "",
      ...placeFigures(canonicalSlug),
      island: islandOf({ canonicalSlug, localGovernmentArea }),
      originalId: place.geonamesId,
    };
  });
  return rows.sort(
    (a, b) =>
      (orderOf.get(a.county) ?? 0) - (orderOf.get(b.county) ?? 0) ||
      (a.canonicalSlug < b.canonicalSlug ? -1 : 1),
  );
}

function councilName(reference: ReferenceData, place: GeneratedPlace): string {
  const borough =
    place.council === londonCouncil ? reference.boroughs.get(place.borough)?.name : undefined;
  return (
    borough ??
    councilsOfCumbria.get(place.borough) ??
    reference.councils.get(place.council)?.name ??
    ""
  );
}

const sectors = allSectorCentres();

/**
 * Returns the postcode area of the nearest sector, or BT in Northern Ireland, which the sectors do
 * not cover.
 */
function findPostcodeArea(place: Point, regionSlug: string): string {
  if (regionSlug === "northern-ireland") return "BT";
  return nearest(place, sectors).outcode.replace(/\d.*/, "");
}

const coreSize = 243;
const minPerCounty = 2;

const isDistrict = (place: GeneratedPlace) =>
  place.type === "district" || place.type === "london-district";

/**
 * Returns the core set: all cities and London boroughs, two places of every county, and the largest
 * other towns.
 */
function chooseCoreSet(places: readonly GeneratedPlace[]): Set<GeneratedPlace> {
  const biggestFirst = places.toSorted(byPopulation);
  const core = new Set(
    biggestFirst.filter((place) => place.type === "city" || place.type === "london-borough"),
  );
  for (const { slug } of counties) {
    const ofCounty = biggestFirst.filter((place) => place.county === slug && !isDistrict(place));
    for (const place of ofCounty.slice(0, minPerCounty)) core.add(place);
  }
  for (const place of biggestFirst) {
    if (core.size >= coreSize) break;
    if (!isDistrict(place)) core.add(place);
  }
  if (core.size !== coreSize) {
    throw new Error(`the core set has ${core.size} places instead of ${coreSize}`);
  }
  return core;
}
