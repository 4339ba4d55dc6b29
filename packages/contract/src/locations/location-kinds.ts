/** The kinds of locations that have pages of their own. */
export const locationKinds = ["region", "county", "place"] as const;

export type LocationKind = (typeof locationKinds)[number];
