import { distinctCountyName } from "@vanfettle/contract/locations/distinct-name";
import type { Gazetteer, GazetteerCounty, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";
import { nearest } from "./point.ts";

type Location = GazetteerRegion | GazetteerCounty | GazetteerPlace;

/** A place is described as near a town only if the town has this many people, so that the reader has heard of it. */
const knownTownPopulation = 20_000;

const kindsInWords: Partial<Record<string, string>> = {
  "london-borough": "London borough",
  "london-district": "London district",
};

/** How a place may be told apart from others of its name, the most familiar way first. */
const qualifiers: readonly ((place: GazetteerPlace, gazetteer: Gazetteer) => string | undefined)[] = [
  ({ county }) => county.name,
  ({ centre }) => centre?.name,
  ({ localGovernmentArea }) => localGovernmentArea ?? undefined,
  ({ type }) => kindsInWords[type],
  (place, { places }) => {
    const towns = places.filter(
      ({ population, name }) => (population ?? 0) >= knownTownPopulation && name !== place.name,
    );
    return `near ${nearest(place, towns).name}`;
  },
];

/**
 * Returns a function that gives a location's name together with what tells it apart from every other location of that
 * name: "Ashford, Kent", "Hayes, Bromley", "Stone, near Dartford", "West Midlands county". A name that no other
 * location has stays as it is. Throws if two places cannot be told apart.
 */
export function createDistinctNames(gazetteer: Gazetteer): (location: Location) => string {
  const { regions, counties, places } = gazetteer;
  const names = new Map<Location, string>();
  const sharedAreas = counties.filter(({ name, region }) => name === region.name);
  for (const county of sharedAreas) names.set(county, distinctCountyName(county.name, county.region.name));
  for (const region of regions) {
    if (sharedAreas.some(({ name }) => name === region.name)) names.set(region, `${region.name} region`);
  }

  const areaNames = new Set([...regions, ...counties].map(({ name }) => name));
  const areaSlugs = new Set([...regions, ...counties].map(({ slug }) => slug));
  // A place with the slug of an area has no page of its own: the slug opens the area.
  const shown = places.filter(({ canonicalSlug }) => !areaSlugs.has(canonicalSlug));
  for (const [name, namesakes] of Map.groupBy(shown, (place) => place.name)) {
    if (namesakes.length === 1 && !areaNames.has(name)) continue;
    for (const place of namesakes) names.set(place, `${name}, ${qualifierOf(place, namesakes, gazetteer)}`);
  }
  return (location) => names.get(location) ?? location.name;
}

function qualifierOf(place: GazetteerPlace, namesakes: readonly GazetteerPlace[], gazetteer: Gazetteer): string {
  for (const qualify of qualifiers) {
    const qualifier = qualify(place, gazetteer);
    if (qualifier === undefined || qualifier === place.name) continue;
    if (namesakes.every((other) => other === place || qualify(other, gazetteer) !== qualifier)) return qualifier;
  }
  throw new Error(`${place.canonicalSlug} cannot be told apart from the other places called ${place.name}`);
}
