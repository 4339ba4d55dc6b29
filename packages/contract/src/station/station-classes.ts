import { vanClasses } from "@vanfettle/vans/law/law-values";

/** The vehicle classes of MOT stations. Class 6 does not exist. */
export const testClasses = ["1", "2", "3", "4", "5", "7"] as const;

export type TestClass = (typeof testClasses)[number];

export const stationLimit = { default: 20, max: 50 } as const;

/** The limits on stations on a place's page, and on places on an area's page. */
export const placeStationLimits = { nearest: 10, class7: 5, places: 6 } as const;

export const testsVans = (classes: readonly TestClass[]): boolean =>
  vanClasses.some((vanClass) => classes.includes(vanClass));
