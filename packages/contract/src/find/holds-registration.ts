import { parsePostcode } from "../postcode.ts";
import { registrationShape } from "@vanfettle/vans/registration-shapes";

/** The shapes of marks with a sign of their year among other words. Other marks are too like a house number or a road to be told there. */
const amongWords = /(?<![A-Z\d])(?:[A-Z]{2}\d{2}[\s.-]?[A-Z]{3}|[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z])(?![A-Z\d])/;

/** Returns whether a text holds a mark with a sign of its year, which no date, weight or name of a place does. */
export const holdsRegistrationAmongWords = (text: string): boolean => amongWords.test(text.toUpperCase());

/** A postcode has no blank between its first letters and the digits, as a plate has. */
const isSpacedAsPlate = (text: string): boolean => /^\s*[a-z]{1,3}[\s.-]+\d/i.test(text);

/**
 * Returns whether a text typed into a search is the registration of a vehicle, or holds one among other words. A text that
 * is a postcode or the first part of one, such as `AB12` or `SW1A 1AA`, is not; a postcode with the letter O for the digit
 * 0 may be, since `DE13 OBH` is a registration too.
 */
export function holdsRegistration(text: string): boolean {
  const postcode = parsePostcode(text);
  const shape = registrationShape(text);
  // A trade plate is a mere number, as many other things are.
  if (!postcode) return (shape !== undefined && shape !== "trade") || holdsRegistrationAmongWords(text);
  return shape === "uk" && (postcode.level === "postcode" || isSpacedAsPlate(text));
}

/** Returns whether a field for postcodes holds the registration of a vehicle. Whatever can be a postcode is one there. */
export const isRegistrationForPostcode = (text: string): boolean =>
  parsePostcode(text) === undefined && holdsRegistration(text);

/** Returns whether a segment of a path or the value of a parameter holds a registration. */
export function addressHoldsRegistration(path: string, query: string): boolean {
  const values = [...new URLSearchParams(query).values()];
  return [...path.split("/").map(decoded), ...values].some(holdsRegistration);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
