import { parsePostcode } from "@vanfettle/contract/postcode";

/** The postcode area of the made-up list. No postcode begins with Q. */
export const madeUpArea = "QX";

/** Returns whether a row is of the made-up list, however its postcode is written. */
export const isMadeUp = ({ postcode }: { postcode: string }): boolean => parsePostcode(postcode)?.area === madeUpArea;
