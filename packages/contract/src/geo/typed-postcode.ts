// The rules for a normalised postcode, which may still be incomplete. The booking form loads this file on every page, so
// it does not parse postcodes.

export const outcodePattern = "[A-Z]{1,2}\\d[A-Z\\d]?";
/** The postcode areas of the islands outside the United Kingdom. */
export const islandAreas = ["JE", "GY", "IM"] as const;

const fullPostcode = new RegExp(`^${outcodePattern}\\d[A-Z]{2}$`);

/** Returns whether the text looks like a full postcode. Only a hint: GIR0AA and BFPO numbers are real and fail. */
export const looksLikePostcode = (postcode: string): boolean => fullPostcode.test(postcode);

/** Returns whether the postcode is in Northern Ireland, where the DVA tests vans. */
export const isNorthernIrishPostcode = (postcode: string): boolean => /^BT\d/.test(postcode);

/** The islands, British Forces abroad, and the letters of non-geographic postcodes. */
const outsideUk = new RegExp(`^((${islandAreas.join("|")}|BF|ZZ)\\d|BFPO)`);

/** Returns whether the postcode is not for a place in the United Kingdom. */
export const isPostcodeOutsideUk = (postcode: string): boolean => outsideUk.test(postcode);

/** Inserts the space that the partner's site expects: `SW1A1AA` becomes `SW1A 1AA`. Other text is returned unchanged. */
export function formatPostcode(postcode: string): string {
  return looksLikePostcode(postcode) ? `${postcode.slice(0, -3)} ${postcode.slice(-3)}` : postcode;
}
