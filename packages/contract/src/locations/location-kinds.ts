export const locationKinds = ["region", "county", "place"] as const;

export type LocationKind = (typeof locationKinds)[number];
