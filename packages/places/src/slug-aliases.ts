import { defaultSlug, type PlaceList } from "@vanfettle/contract/find/place-list";
import { locationAliases } from "@vanfettle/contract/locations/location-aliases";
import type { Gazetteer } from "./gazetteer.ts";

/** The slugs of other names, by which addresses redirect, with the slug of the page that they lead to. */
export type SlugAliases = Record<string, string>;

/**
 * Returns the slugs of all other names by which visitors find regions, counties and places: `londonderry` leads to
 * `derry`. A slug that a page has already stays with it, and one that several names share leads nowhere.
 */
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

/** The file of `contract` that holds them: the API resolves the slug of every address. */
export const slugAliasesFile = new URL("../../contract/src/locations/slug-aliases.json", import.meta.url);

/** Returns the file's text. */
export const toSlugAliasesText = (aliases: SlugAliases): string => `${JSON.stringify(aliases, null, 2)}\n`;
