import { parsePostcode } from "@vanfettle/contract/geo/postcode";

/** The postcode area of the sample list. No real postcode starts with Q. */
export const sampleArea = "QX";

/** Returns whether a row is sample data, in any spelling of its postcode. */
export const isSampleStation = ({ postcode }: { postcode: string }): boolean =>
  parsePostcode(postcode)?.area === sampleArea;
