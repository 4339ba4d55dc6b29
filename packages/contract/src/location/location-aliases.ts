import { regions } from "./regions.ts";
import slugAliases from "./slug-aliases.json" with { type: "json" };

/**
 * The slugs that lead to a location stored under another slug: second region slugs and former or
 * merged counties.
 */
export const locationAliases: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    regions.filter((r) => r.motSlug !== r.slug).map((r) => [r.motSlug, r.slug]),
  ),
  "east-sussex": "sussex",
  "west-sussex": "sussex",
  "isle-of-wight": "hampshire",
  oxfordshire: "oxfordshire-buckinghamshire",
  buckinghamshire: "oxfordshire-buckinghamshire",
  cleveland: "teesside",
  "tees-valley": "teesside",
};

/** The aliases above, and the slugs of all alternative names in the gazetteer. */
const allAliases: Readonly<Record<string, string>> = {
  ...(slugAliases as Record<string, string>),
  ...locationAliases,
};

/**
 * Returns the stored slug for a slug from a URL: lower-cased, with aliases and alternative names
 * resolved.
 */
export function resolveLocationSlug(slug: string): string {
  const folded = slug.toLowerCase();
  return Object.hasOwn(allAliases, folded) ? (allAliases[folded] as string) : folded;
}
