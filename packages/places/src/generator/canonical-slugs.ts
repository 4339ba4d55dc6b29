import { locationAliases } from "@vanfettle/contract/location/location-aliases";
import { regions } from "@vanfettle/contract/location/regions";
import { nearest } from "../point.ts";
import { counties } from "../reference/counties.ts";
import { slugify } from "../slugify.ts";
import { isInNorthernIreland, type GeneratedPlace } from "./generated-place.ts";
import type { ReferenceData } from "./reference-data.ts";

const nearbyTownPopulation = 10_000;

/**
 * The slugs of regions, counties and aliases, reserved for them. Only London shares the slug of its
 * region.
 */
const reserved = new Set([
  ...regions.flatMap((region) => [region.slug, region.motSlug]),
  ...counties.map((county) => county.slug),
  ...Object.keys(locationAliases),
]);

/**
 * Returns the canonical slug of each place. The most important place with a name gets the slug
 * without a suffix.
 */
export function assignCanonicalSlugs(
  reference: ReferenceData,
  places: readonly GeneratedPlace[],
): Map<GeneratedPlace, string> {
  const taken = new Set<string>();
  const slugs = new Map<GeneratedPlace, string>();
  for (const place of places.toSorted(byImportance)) {
    const slug = candidates(reference, place, places).find((candidate) => !taken.has(candidate));
    if (!slug) throw new Error(`every slug for ${place.name} in ${place.county} is taken`);
    taken.add(slug);
    slugs.set(place, slug);
  }
  return slugs;
}

function candidates(
  reference: ReferenceData,
  place: GeneratedPlace,
  places: readonly GeneratedPlace[],
): string[] {
  const bare = slugify(place.name);
  if (isLondon(place)) return [bare];
  const slugs = [bare, ...suffixes(reference, place).map((suffix) => `${bare}-${suffix}`)];
  const towns = places.filter(
    (other) =>
      other.population >= nearbyTownPopulation &&
      other.county === place.county &&
      slugify(other.name) !== bare,
  );
  if (towns.length > 0) slugs.push(`${bare}-near-${slugify(nearest(place, towns).name)}`);
  return slugs.filter((slug) => !reserved.has(slug));
}

function suffixes(reference: ReferenceData, place: GeneratedPlace): string[] {
  const centre = place.centre && !isLondon(place.centre) ? [slugify(place.centre.name)] : [];
  if (place.type === "london-district") return ["london", ...centre];
  if (centre.length > 0) return centre;
  const council = reference.councils.get(place.council);
  // A Northern Irish council can cover several counties, so use the county there.
  return [council && !isInNorthernIreland(place) ? council.slugSuffix : place.county];
}

const isLondon = (place: GeneratedPlace) => place.type === "city" && place.name === "London";

/**
 * Returns the importance of a place: cities, boroughs, towns, and districts with a twentieth of
 * their population.
 */
function importance(place: GeneratedPlace): number {
  const districtShare = 20;
  if (place.type === "city") return 1e9 + place.population;
  if (place.type === "london-borough") return 1e8 + place.population;
  return place.type === "district" || place.type === "london-district"
    ? place.population / districtShare
    : place.population;
}

function byImportance(a: GeneratedPlace, b: GeneratedPlace): number {
  const difference =
    importance(b) - importance(a) ||
    (a.geonamesId ?? Infinity) - (b.geonamesId ?? Infinity) ||
    (b.centre?.population ?? 0) - (a.centre?.population ?? 0);
  if (difference) return difference;
  if (a.county !== b.county) return a.county < b.county ? -1 : 1;
  return b.latitude - a.latitude;
}
