import { registrationShape, withoutCountryLetters } from "@vanfettle/vans/registration-shapes";
import { visibleText } from "@vanfettle/vans/visible-text";
import { isImpossible, isInArea, nearestPostcode, parsePostcode } from "../geo/postcode.ts";
import { findClass, parseQuery } from "./parse-query.ts";
import {
  isAround,
  isKnownWord,
  isWordOfQuery,
  threeLetterPlaces,
  threeLetterWords,
} from "./query-words.ts";

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
const inPlainLetters = (text: string): string =>
  visibleText(text.normalize("NFKC")).replace(/\p{Cf}/gu, "");

const inPlainCapitals = (text: string): string => inPlainLetters(text).toUpperCase();

/** Returns a text in plain capitals with a space for each group of spaces and punctuation. */
const inSpacedCapitals = (text: string): string =>
  inPlainCapitals(text)
    .replace(/[\s\p{P}|+]+/gu, " ")
    .trim();

/**
 * Returns whether a text contains a registration with a year identifier. Dates, weights and names
 * never match.
 */
export const holdsRegistrationAmongWords = (text: string): boolean =>
  amongWords.test(inPlainLetters(text));

/** Returns a text without the registrations with a year identifier in it. */
export const withoutRegistrations = (text: string): string =>
  holdsRegistrationAmongWords(text) ? inPlainLetters(text).split(amongWords).join("") : text;

/** Returns whether a text has a space after its first letters, as on a plate. */
const isSpacedAsPlate = (text: string): boolean => /^[A-Z]{1,3} \d/.test(text);

/** Returns whether a text is an outcode or sector, also with a space: `NE 33` and `CF 10 3`. */
function isOutcode(text: string): boolean {
  const postcode = /^[A-Z]{1,2} ?\d[A-Z\d]?( \d)?$/.test(text) ? parsePostcode(text) : undefined;
  return postcode !== undefined && isInArea(postcode);
}

/**
 * Returns whether a text is or contains a registration, with any spaces and punctuation in it.
 * Postcodes do not count, but postcodes with the letter O for 0 may.
 */
export function holdsRegistration(text: string): boolean {
  return (
    isRegistration(withoutCountryLetters(inSpacedCapitals(text))) ||
    holdsRegistrationAmongWords(text)
  );
}

function isRegistration(spaced: string): boolean {
  const postcode = parsePostcode(spaced);
  const shape = registrationShape(spaced);
  // The digits of a Guernsey or trade plate are a plain number, like many other things.
  if (!postcode) return shape !== undefined && /[A-Z]/.test(spaced);
  if (shape !== "uk") return false;
  return postcode.level === "postcode" || (isSpacedAsPlate(spaced) && !isOutcode(spaced));
}

/**
 * The formats that a search may have beside a place: formats with a year identifier and spaces, and
 * older formats with so many digits that they are not a road or a part of a postcode.
 */
const besidePlace =
  /(?<![A-Z\d])([A-Z]{2} ?\d{2} ?[A-Z]{3}|[A-Z] ?\d{1,3} [A-Z]{3}|[A-Z]{3} ?\d{1,3} ?[A-Z]|[A-Z]{2} ?\d{4}|[A-Z]{3} ?\d{3,4})(?![A-Z\d])/;

/**
 * Returns the words of a search without those of three letters after an outcode, a road or a kind of
 * van, which no registration is written with: `PO30 van`, `GU12 Ash`, `LS12 for a van`, `T5 mot`.
 */
function withoutWordsAfterOutcodes(spaced: string): string {
  const words = spaced.split(" ");
  const kept: string[] = [];
  for (const [i, word] of words.entries()) {
    const [beforeLast = "", last = ""] = ["", "", ...kept].slice(-2);
    const isRoadOrVan = /^[A-Z]\d/.test(last) && isKnownWord(last.toLowerCase());
    const isAfter = isRoadOrVan || isOutcode(last) || isOutcode(`${beforeLast} ${last}`);
    const isLast = i === words.length - 1;
    if (!isAfter || !isWord(word.toLowerCase(), isLast)) kept.push(word);
  }
  return kept.join(" ");
}

/** Returns whether letters are a word and not of a registration. `for` is none at the end. */
const isWord = (letters: string, isLast: boolean): boolean =>
  letters.length === 3 &&
  (threeLetterPlaces.has(letters) || (isWordOfQuery(letters) && !(isLast && isAround(letters))));

/** Returns whether a kind of van begins a registration with the letters after it: `T4 XYZ`. */
const isStartOfPlate = (word: string, after: string): boolean =>
  /^[A-Z]\d/.test(word) && /^[A-Z]{3}$/.test(after) && !isWordOfQuery(after.toLowerCase());

/**
 * Returns whether a search contains a registration, also beside a place and words such as `mot`,
 * with which no registration is read.
 */
export function searchHoldsRegistration(text: string): boolean {
  const searched = withoutWordsAfterOutcodes(inSpacedCapitals(text));
  if (holdsRegistration(searched)) return true;
  const { rest } = findClass(inPlainLetters(text));
  const words = withoutWordsAfterOutcodes(inSpacedCapitals(rest))
    .split(" ")
    .map((word, i, all) => {
      const isOfQuery = isWordOfQuery(word.toLowerCase());
      return isOfQuery && !isStartOfPlate(word, all[i + 1] ?? "") ? "|" : word;
    });
  const isOther = (word: string): boolean => word !== "|";
  const others = words.slice(words.findIndex(isOther), words.findLastIndex(isOther) + 1);
  // No registration has another word inside, as `M60 junction 12` has.
  return isRegistration(others.join(" ")) || besidePlace.test(words.join(" "));
}

/**
 * Returns whether text from a postcode field contains a registration. A possible postcode counts as
 * a postcode.
 */
export const isRegistrationForPostcode = (text: string): boolean =>
  parsePostcode(text) === undefined && holdsRegistration(text);

/**
 * Returns the postcode that a registration may be with letters for digits, such as `SO14 OAA`. Only
 * the visitor can tell.
 */
export function postcodeLikeRegistration(text: string): string | undefined {
  const { postcode: amongWords } = parseQuery(text);
  const postcode = amongWords?.level === "postcode" ? amongWords : nearestPostcode(text);
  if (!postcode || isImpossible(postcode) || !isInArea(postcode)) return undefined;
  return postcode.text;
}

/** Returns whether a path segment or query value contains a registration. */
export function addressHoldsRegistration(path: string, query: string): boolean {
  const values = [...new URLSearchParams(query)];
  return (
    path.split("/").map(decoded).some(holdsRegistration) ||
    values.some(([name, value]) =>
      name === "q" ? searchHoldsRegistration(value) : holdsRegistration(value),
    )
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const separators = String.raw`[\s.\/\-]{0,3}`;
/** A pattern has no flag to ignore case. */
const inAnyCase = (word: string): string =>
  word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const notAWord = String.raw`(?!(?:${threeLetterWords.map(inAnyCase).join("|")})\b)`;
const threeLetters = "[A-Za-z]{3}";

/** The formats that a search may not consist of, although their letters may be words. */
const alone = [
  String.raw`[A-Za-z]\d{1,3}(?:${threeLetters}|${separators}${notAWord}${threeLetters})`,
  String.raw`${threeLetters}${separators}(?:\d{1,3}[A-Za-z]|[1-9]\d{0,3})`,
];

/** The text before or after the three letters of a registration beside other words. */
const beside = [
  String.raw`[A-Za-z](?:[A-Za-z]\d{2}|\d{1,3})(?=${separators}${threeLetters}\b)${separators}`,
  String.raw`(?=${threeLetters}${separators}(?:\d{1,3}[A-Za-z]|\d{3,4})\b)`,
];

/**
 * The `pattern` of a search box, which rejects the usual registrations before the page's script
 * runs and without script. It rejects no text that `searchHoldsRegistration` accepts.
 */
export const placePattern = String.raw`(?!\s*(?:${alone.join("|")})\s*$|.*\b(?:${beside.join("|")})${notAWord}${threeLetters}).*`;
