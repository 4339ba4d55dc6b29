import { regions } from "./regions.ts";

/** Slugs in URLs that lead to a location stored under another slug: second region slugs and former or merged counties. */
export const locationAliases: Readonly<Record<string, string>> = {
  ...Object.fromEntries(regions.filter((r) => r.motSlug !== r.slug).map((r) => [r.motSlug, r.slug])),
  "east-sussex": "sussex",
  "west-sussex": "sussex",
  "isle-of-wight": "hampshire",
  oxfordshire: "oxfordshire-buckinghamshire",
  buckinghamshire: "oxfordshire-buckinghamshire",
  cleveland: "teesside",
  "tees-valley": "teesside",
};

/** Returns the stored slug for a slug from a URL: in lower case, with aliases resolved. */
export function resolveLocationSlug(slug: string): string {
  const folded = slug.toLowerCase();
  return Object.hasOwn(locationAliases, folded) ? (locationAliases[folded] as string) : folded;
}
