import { defaultSlug, type PlaceList } from "@vanfettle/contract/geo/place-list";
import { locationAliases } from "@vanfettle/contract/location/location-aliases";
import { pageSlugs, type Gazetteer } from "./gazetteer.ts";

/**
 * Returns the slugs of other names that belong to a single page and are not a page's own, with that
 * page's slug.
 */
export function buildSlugAliases(
  gazetteer: Gazetteer,
  otherNames: PlaceList["otherNames"],
): Record<string, string> {
  const taken = new Set([...pageSlugs(gazetteer), ...Object.keys(locationAliases)]);
  const owners = new Map<string, Set<string>>();
  for (const [slug, names] of Object.entries(otherNames)) {
    for (const alias of names.map(defaultSlug)) {
      owners.set(alias, (owners.get(alias) ?? new Set()).add(slug));
    }
  }
  const aliases = [...owners].flatMap(([alias, [slug = "", ...others]]) =>
    taken.has(alias) || others.length > 0 ? [] : [[alias, slug] as const],
  );
  return Object.fromEntries(aliases.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
