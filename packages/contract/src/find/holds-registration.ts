import { registrationShape } from "@vanfettle/vans/registration-shapes";
import { parsePostcode } from "../geo/postcode.ts";

/**
 * The registration formats with a year identifier. Others are too easily confused with house
 * numbers or roads.
 */
const amongWords =
  /(?<![A-Z\d])(?:[A-Z]{2}\d{2}[\s._/\\\u00b7\u2010-\u2015-]{0,3}[A-Z]{3}|[A-Z]\d{1,3}[_/\\]?[A-Z]{3}|[A-Z]{3}\d{1,3}[_/\\]?[A-Z])(?![A-Z\d])/i;

/**
 * Returns a text with usual letters and digits for full-width ones and without invisible
 * characters.
 */
const inPlainLetters = (text: string): string => text.normalize("NFKC").replace(/\p{Cf}/gu, "");

const inPlainCapitals = (text: string): string => inPlainLetters(text).toUpperCase();

/**
 * Returns whether a text contains a registration with a year identifier. Dates, weights and names
 * never match.
 */
export const holdsRegistrationAmongWords = (text: string): boolean =>
  amongWords.test(inPlainLetters(text));

/** Returns a text without the registrations with a year identifier in it. */
export const withoutRegistrations = (text: string): string =>
  holdsRegistrationAmongWords(text) ? inPlainLetters(text).split(amongWords).join("") : text;

/**
 * Returns whether a text has a space after its first letters, as on a plate. A postcode never has.
 */
const isSpacedAsPlate = (text: string): boolean => /^[A-Z]{1,3} \d/.test(text);

/**
 * Returns whether a search holds a registration, with any spaces and punctuation in it. Postcodes
 * do not count, but those with the letter O for 0 may.
 */
export function holdsRegistration(text: string): boolean {
  const spaced = inPlainCapitals(text)
    .replace(/[\s\p{P}|+]+/gu, " ")
    .trim();
  const postcode = parsePostcode(spaced);
  const shape = registrationShape(spaced);
  // The digits of a Guernsey or trade plate are a plain number, like many other things.
  if (!postcode) {
    return (shape !== undefined && /[A-Z]/.test(spaced)) || holdsRegistrationAmongWords(text);
  }
  return shape === "uk" && (postcode.level === "postcode" || isSpacedAsPlate(spaced));
}

/**
 * Returns whether text from a postcode field contains a registration. A possible postcode counts as
 * a postcode.
 */
export const isRegistrationForPostcode = (text: string): boolean =>
  parsePostcode(text) === undefined && holdsRegistration(text);

/** Returns whether a path segment or query value contains a registration. */
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
