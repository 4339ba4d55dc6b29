import { distinctCountyName } from "@vanfettle/contract/location/location";
import type { Gazetteer, GazetteerCounty, GazetteerPlace, GazetteerRegion } from "./gazetteer.ts";
import { nearest } from "./point.ts";

type Location = GazetteerRegion | GazetteerCounty | GazetteerPlace;

/** The minimum population of a town used in "near …". Smaller towns are unfamiliar to readers. */
const knownTownPopulation = 20_000;

const kindsInWords: Partial<Record<string, string>> = {
  "london-borough": "London borough",
  "london-district": "London district",
};

/** The qualifiers that distinguish places with the same name, most familiar first. */
const qualifiers: readonly ((place: GazetteerPlace, gazetteer: Gazetteer) => string | undefined)[] =
  [
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
 * Returns a function that returns a location's unique name, such as "Stone, near Dartford". Throws
 * without one.
 */
export function createDistinctNames(gazetteer: Gazetteer): (location: Location) => string {
  const { regions, counties, places } = gazetteer;
  const names = new Map<Location, string>();
  const sharedAreas = counties.filter(({ name, region }) => name === region.name);
  for (const county of sharedAreas) {
    names.set(county, distinctCountyName(county.name, county.region.name));
  }
  for (const region of regions) {
    if (sharedAreas.some(({ name }) => name === region.name)) {
      names.set(region, `${region.name} region`);
    }
  }

  const areaNames = new Set([...regions, ...counties].map(({ name }) => name));
  const areaSlugs = new Set([...regions, ...counties].map(({ slug }) => slug));
  // A place with an area's slug does not have a page: the slug opens the area.
  const shown = places.filter(({ canonicalSlug }) => !areaSlugs.has(canonicalSlug));
  for (const [name, namesakes] of Map.groupBy(shown, (place) => place.name)) {
    if (namesakes.length === 1 && !areaNames.has(name)) continue;
    for (const place of namesakes) {
      names.set(place, `${name}, ${qualifierOf(place, namesakes, gazetteer)}`);
    }
  }
  return (location) => names.get(location) ?? location.name;
}

function qualifierOf(
  place: GazetteerPlace,
  namesakes: readonly GazetteerPlace[],
  gazetteer: Gazetteer,
): string {
  for (const qualify of qualifiers) {
    const qualifier = qualify(place, gazetteer);
    if (qualifier === undefined || qualifier === place.name) continue;
    if (namesakes.every((other) => other === place || qualify(other, gazetteer) !== qualifier)) {
      return qualifier;
    }
  }
  throw new Error(
    `${place.canonicalSlug} cannot be distinguished from the other places with the name ${place.name}`,
  );
}
