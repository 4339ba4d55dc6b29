import { seededRandom, type Random } from "@vanfettle/commands/random";

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h >>> 0;
}

/** Creates a generator that a text seeds. */
export const randomOf = (seed: string): Random => seededRandom(hash(seed));
