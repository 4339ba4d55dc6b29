import type { FactRecord } from "../text/facts.ts";
import { faqWords, sectionWords, type PlaceText } from "../text/place-text.ts";
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

export function sketchOf(text: PlaceText, { name, county, region, centre }: Names): Sketch {
  const names = [name, county, region, centre].filter((each) => each !== null);
  const encode = (words: string): string => encodeHashes(shingles(maskNames(words, names)));
  return {
    servicing: encode(sectionWords(text.servicing)),
    mot: encode(sectionWords(text.mot)),
    faqs: encode(faqWords(text.faqs)),
  };
}

/** FNV-1a, its upper byte folded into the lower three: spread evenly, and far cheaper than a digest. */
function hashOf(gram: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193);
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

function encodeHashes(grams: readonly string[]): string {
  const hashes = [...new Set(grams.map(hashOf))];
  const bytes = Buffer.alloc(hashes.length * hashBytes);
  hashes.forEach((hash, i) => bytes.writeUIntBE(hash, i * hashBytes, hashBytes));
  return bytes.toString("base64");
}

/** The hashes of a text that others are held against. */
interface OwnHashes {
  /** Of each hash, a bit for each part that has it. */
  partsWith: Map<number, number>;
  /** 1 for what is the lower 16 bits of any of them: tells most of a sibling's hashes apart without a look-up. */
  lowers: Uint8Array;
  /** How many each part has. */
  counts: number[];
}

function ownHashes(sketch: Sketch): OwnHashes {
  const partsWith = new Map<number, number>();
  const lowers = new Uint8Array(1 << 16);
  const counts = sketchParts.map((part, index) => {
    const bytes = Buffer.from(sketch[part], "base64");
    for (let at = 0; at < bytes.length; at += hashBytes) {
      const hash = bytes.readUIntBE(at, hashBytes);
      partsWith.set(hash, (partsWith.get(hash) ?? 0) | (1 << index));
      lowers[hash & 0xffff] = 1;
    }
    return bytes.length / hashBytes;
  });
  return { partsWith, lowers, counts };
}

/** Jaccard of one part and a sibling's: what both have over what either has. Two empty ones are not alike. */
function likeness({ partsWith, lowers, counts }: OwnHashes, index: number, theirs: string, known: Set<number>): number {
  const bytes = Buffer.from(theirs, "base64");
  let both = 0;
  // A loop over plain bytes: this runs for every sibling of every text, and is the most of a check's work.
  for (let at = 0; at < bytes.length; at += hashBytes) {
    const lower = ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    if (lowers[lower] === 0) continue;
    const hash = ((bytes[at] ?? 0) << 16) | lower;
    const parts = partsWith.get(hash);
    if (parts === undefined) continue;
    known.add(hash);
    if (parts & (1 << index)) both++;
  }
  const either = (counts[index] ?? 0) + bytes.length / hashBytes - both;
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
  const own = ownHashes(sketch);
  const known = new Set<number>();
  let mostAlike: SimilarityReport["mostAlike"] = null;
  for (const sibling of siblings) {
    for (const [index, part] of sketchParts.entries()) {
      const share = likeness(own, index, sibling[part], known);
      if (share > (mostAlike?.share ?? -1)) mostAlike = { share, slug: sibling.slug, part };
    }
  }
  const { size } = own.partsWith;
  return { mostAlike, unique: size === 0 ? 0 : (size - known.size) / size };
}
