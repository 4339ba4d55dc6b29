import { defaultSlug, type PlaceList } from "@vanfettle/contract/geo/place-list";
import { locationAliases } from "@vanfettle/contract/locations/location-aliases";
import type { Gazetteer } from "./gazetteer.ts";

/** The slugs of other names, which redirect, with the slugs of their target pages. */
export type SlugAliases = Record<string, string>;

/** Builds the slugs of all other names, such as `londonderry`, unless a page has the slug or several share the name. */
export function buildSlugAliases(
  { regions, counties, places }: Gazetteer,
  otherNames: PlaceList["otherNames"],
): SlugAliases {
  const taken = new Set([
    ...[...regions, ...counties].map(({ slug }) => slug),
    ...places.map(({ canonicalSlug }) => canonicalSlug),
    ...Object.keys(locationAliases),
  ]);
  const owners = new Map<string, Set<string>>();
  for (const [slug, names] of Object.entries(otherNames)) {
    for (const alias of names.map(defaultSlug)) owners.set(alias, (owners.get(alias) ?? new Set()).add(slug));
  }
  const aliases = [...owners].flatMap(([alias, [slug = "", ...others]]) =>
    taken.has(alias) || others.length > 0 ? [] : [[alias, slug] as const],
  );
  return Object.fromEntries(aliases.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The file with the aliases. It is in `contract` because the API resolves the slugs in all addresses. */
export const slugAliasesFile = new URL("../../contract/src/locations/slug-aliases.json", import.meta.url);

/** Returns the content of the file. */
export const toSlugAliasesText = (aliases: SlugAliases): string => `${JSON.stringify(aliases, null, 2)}\n`;
