import { regions } from "./regions.ts";

/** Slugs that are not stored but open a stored location: second region slugs and former or merged county names. */
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

/** The stored slug a visitor's slug stands for: lower case, aliases followed. */
export function storedSlug(slug: string): string {
  const folded = slug.toLowerCase();
  return Object.hasOwn(locationAliases, folded) ? (locationAliases[folded] as string) : folded;
}
