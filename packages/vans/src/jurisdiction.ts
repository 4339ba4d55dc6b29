/** The parts of the United Kingdom with MOT rules. */
export const testJurisdictions = ["great-britain", "northern-ireland"] as const;

export type TestJurisdiction = (typeof testJurisdictions)[number];
