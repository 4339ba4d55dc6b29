import * as law from "@vanfettle/contract/mot-law";

/** An MOT class, worded for a page. */
export interface MotClass {
  name: string;
  vans: string;
  maximumFee: string;
}

/** Formats a weight such as `3,000 kg`. */
const weight = (kg: number): string => `${Math.floor(kg / 1000)},${String(kg % 1000).padStart(3, "0")} kg`;

export const class4Limit = weight(law.class4.upToKg);
export const class7Limit = weight(law.class7.upToKg);

export const class4: MotClass = {
  name: law.class4.name,
  vans: `Goods vehicles up to ${class4Limit}`,
  maximumFee: `£${law.class4.maximumFee}`,
};

export const class7: MotClass = {
  name: law.class7.name,
  vans: `Goods vehicles over ${class4Limit} and up to ${class7Limit}`,
  maximumFee: `£${law.class7.maximumFee}`,
};

const inWords: Record<number, string> = { 3: "three", 4: "four" };
export const yearsInWords = (years: number): string => `${inWords[years] ?? years} years`;
