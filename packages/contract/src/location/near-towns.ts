import nearTowns from "./near-towns.json" with { type: "json" };

/** A town without a page, with the straight-line miles from the page's place. */
export type TownNear = { name: string; miles: number };

/** The content of `near-towns.json`, which `npm run places` writes: the towns by slug of the page. */
export type NearTowns = Record<string, TownNear[]>;

/** Returns the towns without a page that lead to this page, with the miles to each. */
export const townsNear = (slug: string): readonly TownNear[] =>
  Object.hasOwn(nearTowns, slug) ? ((nearTowns as NearTowns)[slug] ?? []) : [];
