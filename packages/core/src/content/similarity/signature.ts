import type { FactRecord } from "../../location/facts/facts.ts";
import { wholeWords } from "../checks/whole-words.ts";
import { faqText, sectionText, type FilledText } from "../text/location-text.ts";
import { textHash } from "../text/text-hash.ts";

const hashBytes = 4;
export const signatureParts = ["servicing", "mot", "faqs"] as const;
export type SignaturePart = (typeof signatureParts)[number];

/**
 * The 5-grams of each part with the names masked, as 32-bit hashes in base64: 1 KB a text, 4 MB for
 * the country.
 */
export type Signature = Record<SignaturePart, string>;

type Names = Pick<FactRecord, "name" | "county" | "region" | "centre">;

/**
 * Returns the location's names. They are masked, because changing them does not make a text new.
 */
export const maskedNames = ({ name, county, region, centre }: Names): string[] =>
  [name, county, region, centre].filter((each) => each !== null);

export function signatureOf(text: FilledText, facts: Names): Signature {
  const names = maskedNames(facts);
  const encode = (words: string): string => encodeHashes(hashesOf(words, names));
  return {
    servicing: encode(sectionText(text.servicing)),
    mot: encode(sectionText(text.mot)),
    faqs: encode(faqText(text.faqs)),
  };
}

/** Returns the hashes of the 5-grams of a text with the names masked. */
export const hashesOf = (text: string, names: readonly string[]): number[] => [
  ...new Set(shingles(maskNames(text, names)).map(textHash)),
];

function encodeHashes(hashes: readonly number[]): string {
  const bytes = Buffer.alloc(hashes.length * hashBytes);
  hashes.forEach((hash, i) => bytes.writeUInt32LE(hash, i * hashBytes));
  return bytes.toString("base64");
}

export function decodeHashes(part: string): Uint32Array {
  const bytes = Buffer.from(part, "base64");
  const hashes = new Uint32Array(bytes.length / hashBytes);
  for (let i = 0; i < hashes.length; i++) hashes[i] = bytes.readUInt32LE(i * hashBytes);
  return hashes;
}

const size = 5;

/** Returns the words of a text, without case and punctuation. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

/**
 * Returns every sequence of five words in lower case. A shorter text is one sequence of all its
 * words.
 */
export function shingles(text: string): string[] {
  const words = wordsIn(text);
  if (words.length === 0) return [];
  if (words.length <= size) return [words.join(" ")];
  return Array.from({ length: words.length - size + 1 }, (_, i) =>
    words.slice(i, i + size).join(" "),
  );
}

let lastPattern: { key: string; pattern: RegExp } | undefined;

/**
 * Cached, because a check masks every part of a text by the same names, and compiling costs more
 * than matching.
 */
function namePattern(names: readonly string[]): RegExp | undefined {
  const longestFirst = [...new Set(names)].toSorted((a, b) => b.length - a.length);
  const key = longestFirst.join("\n");
  if (key === "") return undefined;
  if (lastPattern?.key !== key) lastPattern = { key, pattern: wholeWords(longestFirst, "gi") };
  return lastPattern.pattern;
}

/** Replaces every name by the same word, longest first. */
export function maskNames(text: string, names: readonly string[]): string {
  const straight = text.replaceAll("’", "'");
  const pattern = namePattern(names);
  return pattern ? straight.replaceAll(pattern, "placename") : straight;
}
