import type { FactRecord } from "../../location/facts/facts.ts";
import { faqText, sectionText, type FilledText } from "../text/location-text.ts";
import { textHash } from "../text/text-hash.ts";
import { maskNames, shingles } from "./shingles.ts";

const hashBytes = 4;
export const signatureParts = ["servicing", "mot", "faqs"] as const;
export type SignaturePart = (typeof signatureParts)[number];

/**
 * Each part of a text as its 5-grams with the names masked, each a 32-bit hash, in base64: about 1 KB for the sentences
 * that the writer of a text wrote itself, 4 MB for all texts of the country.
 */
export type Signature = Record<SignaturePart, string>;

type Names = Pick<FactRecord, "name" | "county" | "region" | "centre">;

/** Returns the location's names. They are masked, because changing them does not make a text new. */
export const maskedNames = ({ name, county, region, centre }: Names): string[] =>
  [name, county, region, centre].filter((each) => each !== null);

/** Returns the signature of a text. */
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

/** Returns the hashes of a part of a signature. */
export function decodeHashes(part: string): Uint32Array {
  const bytes = Buffer.from(part, "base64");
  const hashes = new Uint32Array(bytes.length / hashBytes);
  for (let i = 0; i < hashes.length; i++) hashes[i] = bytes.readUInt32LE(i * hashBytes);
  return hashes;
}
