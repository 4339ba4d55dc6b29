import { createHash } from "node:crypto";
import type { FactRecord } from "./facts.ts";
import { faqWords, sectionWords, type PlaceText } from "./place-text.ts";
import { maskNames, shingles } from "./shingles.ts";

export const similarityLimits = { mostAlike: 0.55, leastUnique: 0.3 } as const;

const hashBytes = 3;
export const sketchParts = ["servicing", "mot", "faqs"] as const;

/**
 * A text as the set of its name-masked 5-grams, each a 24-bit hash: 3 to 7 KB a text in base64, so that 120 siblings
 * come in one query of under 1 MB. Every 5-gram is kept, so figures are exact but for hash collisions: 150,000 hashes
 * of siblings make fewer than 1 in 100 new ones look known, and only ever the stricter way.
 */
export type Sketch = Record<(typeof sketchParts)[number], string>;

export function sketchOf(text: PlaceText, facts: Pick<FactRecord, "name" | "county" | "region" | "centre">): Sketch {
  const names = [facts.name, facts.county, facts.region, facts.centre].filter((name) => name !== null);
  const encode = (words: string): string => encodeHashes(shingles(maskNames(words, names)));
  return {
    servicing: encode(sectionWords(text.servicing)),
    mot: encode(sectionWords(text.mot)),
    faqs: encode(faqWords(text.faqs)),
  };
}

function encodeHashes(grams: readonly string[]): string {
  const hashes = new Set(grams.map((gram) => createHash("sha1").update(gram).digest().readUIntBE(0, hashBytes)));
  const bytes = Buffer.alloc(hashes.size * hashBytes);
  [...hashes].toSorted((a, b) => a - b).forEach((hash, i) => bytes.writeUIntBE(hash, i * hashBytes, hashBytes));
  return bytes.toString("base64");
}

export function decodeHashes(encoded: string): Set<number> {
  const bytes = Buffer.from(encoded, "base64");
  const hashes = new Set<number>();
  for (let at = 0; at + hashBytes <= bytes.length; at += hashBytes) hashes.add(bytes.readUIntBE(at, hashBytes));
  return hashes;
}

/** Jaccard: what both have over what either has. Two empty sets are not alike. */
export function alike(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  const both = [...a].filter((hash) => b.has(hash)).length;
  const either = a.size + b.size - both;
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
  const left = new Set(own.flatMap(({ hashes }) => [...hashes]));
  const whole = left.size;
  let mostAlike: SimilarityReport["mostAlike"] = null;
  for (const sibling of siblings) {
    for (const { part, hashes } of own) {
      const theirs = decodeHashes(sibling[part]);
      const share = alike(hashes, theirs);
      if (share > (mostAlike?.share ?? -1)) mostAlike = { share, slug: sibling.slug, part };
      for (const hash of theirs) left.delete(hash);
    }
  }
  return { mostAlike, unique: whole === 0 ? 0 : left.size / whole };
}
