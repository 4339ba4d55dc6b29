import { withCommas } from "../format-number.ts";
import { lawValues as law } from "./law-values.ts";

/** Formats a weight in kg, such as `3,000 kg`. */
export const weightInKg = (kg: number): string => `${withCommas(kg)} kg`;

export const class4Limit = weightInKg(law.class4.upToKg);
export const class7Limit = weightInKg(law.class7.upToKg);

export type ClassLaw = { name: string; vans: string; maximumFee: string };

export const class4: ClassLaw = {
  name: "Class 4",
  vans: `Goods vehicles up to ${class4Limit}`,
  maximumFee: `£${law.class4MaximumFee}`,
};

export const class7: ClassLaw = {
  name: "Class 7",
  vans: `Goods vehicles over ${class4Limit} and up to ${class7Limit}`,
  maximumFee: `£${law.class7MaximumFee}`,
};

const inWords: Record<number, string> = { 1: "one", 2: "two", 3: "three", 4: "four" };
/** Formats a number of years in words, such as `three years`. */
export const yearsInWords = (count: number): string => `${inWords[count] ?? count} years`;

/** The age at a van's first MOT in Great Britain, in words, such as `three years`. */
export const firstMotAge = yearsInWords(law.firstMotYears);
