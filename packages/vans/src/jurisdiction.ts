/** The parts of the United Kingdom with MOT rules. */
export const testJurisdictions = ["great-britain", "northern-ireland"] as const;

/** The jurisdiction whose MOT rules apply. */
export type TestJurisdiction = (typeof testJurisdictions)[number];
