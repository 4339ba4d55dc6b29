import { regions } from "@vanfettle/contract/regions";
import { locationAliases } from "@vanfettle/contract/location-aliases";
import { counties } from "../facts/counties.ts";
import { nearest } from "../point.ts";
import { slugify } from "../slugify.ts";
import type { Draft } from "./draft.ts";
import type { Facts } from "./facts.ts";

const nearbyTownPopulation = 10_000;

/** Slugs that open a region, a county or an alias; London is the one city that shares its region's. */
const reserved = new Set([
  ...regions.flatMap((region) => [region.slug, region.motSlug]),
  ...counties.map((county) => county.slug),
  ...Object.keys(locationAliases),
]);

/** The bare name goes to the weightiest place of that name; the others take a suffix that tells them apart. */
export function canonicalSlugs(facts: Facts, places: readonly Draft[]): Map<Draft, string> {
  const taken = new Set<string>();
  const slugs = new Map<Draft, string>();
  for (const place of places.toSorted(byWeight)) {
    const slug = candidates(facts, place, places).find((candidate) => !taken.has(candidate));
    if (!slug) throw new Error(`every slug for ${place.name} in ${place.county} is taken`);
    taken.add(slug);
    slugs.set(place, slug);
  }
  return slugs;
}

function candidates(facts: Facts, place: Draft, places: readonly Draft[]): string[] {
  const bare = slugify(place.name);
  if (isLondon(place)) return [bare];
  const slugs = [bare, ...suffixes(facts, place).map((suffix) => `${bare}-${suffix}`)];
  const big = places.filter(
    (other) =>
      other.population >= nearbyTownPopulation && other.county === place.county && slugify(other.name) !== bare,
  );
  if (big.length > 0) slugs.push(`${bare}-near-${slugify(nearest(place, big).name)}`);
  return slugs.filter((slug) => !reserved.has(slug));
}

function suffixes(facts: Facts, place: Draft): string[] {
  const centre = place.centre && !isLondon(place.centre) ? [slugify(place.centre.name)] : [];
  if (place.type === "london-district") return ["london", ...centre];
  if (centre.length > 0) return centre;
  const council = facts.councils.get(place.council);
  // A council of Northern Ireland may lie in several counties, so there the county is the surer name.
  return [council && !place.council.startsWith("N0900") ? council.slugSuffix : place.county];
}

const isLondon = (place: Draft) => place.type === "city" && place.name === "London";

/** A city outweighs any borough, a borough any town; a district counts for a twentieth of its people. */
function weight(place: Draft): number {
  const districtShare = 20;
  if (place.type === "city") return 1e9 + place.population;
  if (place.type === "london-borough") return 1e8 + place.population;
  return place.type === "district" || place.type === "london-district"
    ? place.population / districtShare
    : place.population;
}

function byWeight(a: Draft, b: Draft): number {
  return (
    weight(b) - weight(a) ||
    (a.geonamesId ?? Infinity) - (b.geonamesId ?? Infinity) ||
    (b.centre?.population ?? 0) - (a.centre?.population ?? 0) ||
    (a.county < b.county ? -1 : a.county > b.county ? 1 : b.latitude - a.latitude)
  );
}
