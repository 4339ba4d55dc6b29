import type { NextTest } from "../mot-dates.ts";

/** Builds the next test of a British van whose certificate runs out on 15 May 2027. */
export const buildNextTest = (overrides: Partial<NextTest> = {}): NextTest => ({
  due: "2027-05-15",
  dueBetween: null,
  basis: "last pass",
  testsKnown: true,
  regime: "MOT",
  exemption: null,
  jurisdiction: "great-britain",
  ...overrides,
});
