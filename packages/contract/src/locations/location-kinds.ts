export const locationKinds = ["region", "county", "place"] as const;

export type LocationKind = (typeof locationKinds)[number];

/** Returns true for the type of a region or county. Any other type is a place's. */
export const isAreaType = (type: string): boolean => type === "region" || type === "county";
