import type { FactRecord } from "./facts.ts";
import { faqWords, sectionWords, type PlaceText } from "./place-text.ts";
import { maskNames, shingles } from "./shingles.ts";

export const similarityLimits = { mostAlike: 0.55, leastUnique: 0.3 } as const;

const hashBytes = 3;
export const sketchParts = ["servicing", "mot", "faqs"] as const;

/**
 * A text as the set of its name-masked 5-grams, each a 24-bit hash: 3 to 7 KB a text in base64. Every
 * 5-gram is kept, so figures are exact but for hash collisions: the 350,000 hashes of the largest county make about
 * 1 in 50 new ones look known, and only ever the stricter way.
 */
export type Sketch = Record<(typeof sketchParts)[number], string>;

type Names = Pick<FactRecord, "name" | "county" | "region" | "centre">;

/** The writer sketches a text to check it and again to store it. */
const lastSketches = new WeakMap<PlaceText, { names: string; sketch: Sketch }>();

export function sketchOf(text: PlaceText, { name, county, region, centre }: Names): Sketch {
  const names = [name, county, region, centre].filter((each) => each !== null);
  const key = names.join("\n");
  const last = lastSketches.get(text);
  if (last?.names === key) return last.sketch;
  const encode = (words: string): string => encodeHashes(shingles(maskNames(words, names)));
  const sketch = {
    servicing: encode(sectionWords(text.servicing)),
    mot: encode(sectionWords(text.mot)),
    faqs: encode(faqWords(text.faqs)),
  };
  lastSketches.set(text, { names: key, sketch });
  return sketch;
}

/** FNV-1a, its upper byte folded into the lower three: spread evenly, and far cheaper than a digest. */
function hashOf(gram: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

function encodeHashes(grams: readonly string[]): string {
  const hashes = Uint32Array.from(new Set(grams.map(hashOf))).sort();
  const bytes = Buffer.alloc(hashes.length * hashBytes);
  hashes.forEach((hash, i) => bytes.writeUIntBE(hash, i * hashBytes, hashBytes));
  return bytes.toString("base64");
}

/** In ascending order, as they are stored. */
export function decodeHashes(encoded: string): Uint32Array {
  const bytes = Buffer.from(encoded, "base64");
  const hashes = new Uint32Array(Math.floor(bytes.length / hashBytes));
  // A loop over plain bytes: this runs for every sibling of every text, and is the most of a check's work.
  for (let i = 0, at = 0; i < hashes.length; i++, at += hashBytes) {
    hashes[i] = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
  }
  return hashes;
}

/** How many both lists have; calls back with the place in `own` of each. */
function countShared(own: Uint32Array, theirs: Uint32Array, found?: (at: number) => void): number {
  let shared = 0;
  for (let i = 0, j = 0; i < own.length && j < theirs.length;) {
    const difference = (own[i] ?? 0) - (theirs[j] ?? 0);
    if (difference === 0) {
      shared++;
      found?.(i);
    }
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return shared;
}

/** Jaccard: what both have over what either has. Two empty sets are not alike. */
export function alike(a: Uint32Array, b: Uint32Array): number {
  const both = countShared(a, b);
  const either = a.length + b.length - both;
  return either === 0 ? 0 : both / either;
}

export interface SimilarityReport {
  /** Highest over siblings and over the parts of the text, each part against the same part. */
  mostAlike: { share: number; slug: string; part: string } | null;
  /** Share of the whole text's 5-grams that no sibling has. */
  unique: number;
}

export interface SiblingSketch extends Sketch {
  slug: string;
}

export function compareWithSiblings(sketch: Sketch, siblings: readonly SiblingSketch[]): SimilarityReport {
  const own = sketchParts.map((part) => ({ part, hashes: decodeHashes(sketch[part]) }));
  const whole = Uint32Array.from(new Set(own.flatMap(({ hashes }) => [...hashes]))).sort();
  const known = new Uint8Array(whole.length);
  let mostAlike: SimilarityReport["mostAlike"] = null;
  for (const sibling of siblings) {
    for (const { part, hashes } of own) {
      const theirs = decodeHashes(sibling[part]);
      const share = alike(hashes, theirs);
      if (share > (mostAlike?.share ?? -1)) mostAlike = { share, slug: sibling.slug, part };
      countShared(whole, theirs, (at) => (known[at] = 1));
    }
  }
  const shared = known.reduce((sum, flag) => sum + flag, 0);
  return { mostAlike, unique: whole.length === 0 ? 0 : (whole.length - shared) / whole.length };
}
