import { vanClasses } from "@vanfettle/vans/van-classes";

/** The classes of vehicle that MOT stations test; there is no class 6. */
export const testClasses = ["1", "2", "3", "4", "5", "7"] as const;

export type TestClass = (typeof testClasses)[number];

/** How many stations one answer holds. */
export const stationLimit = { default: 20, max: 50 } as const;

/** How many stations the page of a place names, and how many places that of an area. */
export const placeStationLimits = { nearest: 10, class7: 5, places: 6 } as const;

/** Returns whether a station that tests these classes tests vans. */
export const testsVans = (classes: readonly TestClass[]): boolean =>
  vanClasses.some((vanClass) => classes.includes(vanClass));
