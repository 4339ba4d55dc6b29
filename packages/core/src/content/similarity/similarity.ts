import type { FactRecord } from "../text/facts.ts";
import { faqWords, sectionWords, type FilledText } from "../text/place-text.ts";
import { maskNames, shingles } from "./shingles.ts";

export const similarityLimits = { maxSimilarity: 0.55, minUniqueShare: 0.3 } as const;

const hashBytes = 3;
export const sketchParts = ["servicing", "mot", "faqs"] as const;

/**
 * Each part of a text as the set of its 5-grams with the names masked, each a 24-bit hash, in base64: 3 to 7 KB a text.
 * As it holds every 5-gram, comparisons are exact but for hash collisions: among the 350,000 hashes of the largest
 * county about 1 in 50 new ones looks known, which errs on the strict side.
 */
export type Sketch = Record<(typeof sketchParts)[number], string>;

type Names = Pick<FactRecord, "name" | "county" | "region" | "centre">;

/** Returns the sketch of a text. The location's own names are masked, so that changing them does not make a text new. */
export function sketchOf(text: FilledText, { name, county, region, centre }: Names): Sketch {
  const names = [name, county, region, centre].filter((each) => each !== null);
  const encode = (words: string): string => encodeHashes(shingles(maskNames(words, names)));
  return {
    servicing: encode(sectionWords(text.servicing)),
    mot: encode(sectionWords(text.mot)),
    faqs: encode(faqWords(text.faqs)),
  };
}

/** FNV-1a with its upper byte folded into the lower three: evenly distributed, and far cheaper than a digest. */
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

/** The hashes of the text that siblings are compared with. */
interface OwnHashes {
  /** Bit set of the parts that have a hash, by the hash. */
  partsWith: Map<number, number>;
  /** 1 at the lower 16 bits of each hash: rules most of a sibling's hashes out without a look-up in the map. */
  lowerBits: Uint8Array;
  /** Number of hashes of each part. */
  counts: number[];
}

function ownHashes(sketch: Sketch): OwnHashes {
  const partsWith = new Map<number, number>();
  const lowerBits = new Uint8Array(1 << 16);
  const counts = sketchParts.map((part, index) => {
    const bytes = Buffer.from(sketch[part], "base64");
    for (let at = 0; at < bytes.length; at += hashBytes) {
      const hash = bytes.readUIntBE(at, hashBytes);
      partsWith.set(hash, (partsWith.get(hash) ?? 0) | (1 << index));
      lowerBits[hash & 0xffff] = 1;
    }
    return bytes.length / hashBytes;
  });
  return { partsWith, lowerBits, counts };
}

/**
 * Returns the Jaccard index of a part and the same part of a sibling, 0 if both are empty, and adds the hashes of the
 * text that the sibling has in any part to `known`.
 */
function jaccard(
  { partsWith, lowerBits, counts }: OwnHashes,
  index: number,
  theirs: string,
  known: Set<number>,
): number {
  const bytes = Buffer.from(theirs, "base64");
  let both = 0;
  // A loop over plain bytes, because it runs for every sibling of every text and takes most of a check's time.
  for (let at = 0; at < bytes.length; at += hashBytes) {
    const lower = ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    if (lowerBits[lower] === 0) continue;
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
  /** The highest Jaccard index over all siblings and parts, each part compared with the same part; null without siblings. */
  mostSimilar: { similarity: number; slug: string; part: string } | null;
  /** Share of the whole text's 5-grams that no sibling has: 0 to 1. */
  uniqueShare: number;
}

export interface SiblingSketch extends Sketch {
  slug: string;
}

/** Compares a text with its siblings by their sketches. */
export function compareWithSiblings(sketch: Sketch, siblings: readonly SiblingSketch[]): SimilarityReport {
  const own = ownHashes(sketch);
  const known = new Set<number>();
  let mostSimilar: SimilarityReport["mostSimilar"] = null;
  for (const sibling of siblings) {
    for (const [index, part] of sketchParts.entries()) {
      const similarity = jaccard(own, index, sibling[part], known);
      if (similarity > (mostSimilar?.similarity ?? -1)) mostSimilar = { similarity, slug: sibling.slug, part };
    }
  }
  const { size } = own.partsWith;
  return { mostSimilar, uniqueShare: size === 0 ? 0 : (size - known.size) / size };
}
