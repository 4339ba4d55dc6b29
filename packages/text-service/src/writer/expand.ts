import { between, type Random } from "./random.ts";
import { parseTemplate, type Part } from "./template.ts";

/** Returns the text or template for a slot, or null if the facts have no value for it. */
export type Slots = (slot: string) => string | null;

/** An expanded template. `entropyBits` measures how unlikely another expansion is to give the same text. */
export interface Wording {
  text: string;
  entropyBits: number;
}

const localNameBits = 4;
const isLocalName = (slot: string): boolean => /^(?:spot|near|miles|largest)/.test(slot);

function expandParts(parts: Part[], slots: Slots, random: Random): Wording | null {
  const whole = { text: "", entropyBits: 0 };
  for (const part of parts) {
    const piece = expandPart(part, slots, random);
    if (piece === null) return null;
    whole.text += piece.text;
    whole.entropyBits += piece.entropyBits;
  }
  return whole;
}

function expandPart(part: Part, slots: Slots, random: Random): Wording | null {
  if ("text" in part) return { text: part.text, entropyBits: 0 };
  if ("slot" in part) {
    const value = slots(part.slot);
    if (value === null) return null;
    if (isLocalName(part.slot)) return { text: value, entropyBits: localNameBits };
    return expandParts(parseTemplate(value), slots, random);
  }
  const { choice } = part;
  const start = between(random, 0, choice.length - 1);
  for (let offset = 0; offset < choice.length; offset += 1) {
    const wording = expandParts(choice[(start + offset) % choice.length] as Part[], slots, random);
    if (wording !== null) return { text: wording.text, entropyBits: wording.entropyBits + Math.log2(choice.length) };
  }
  return null;
}

/** Removes superfluous spaces, turns "a" into "an" before a vowel sound, and capitalises the first letter. */
function normalise(text: string): string {
  const spaced = text
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:?])/g, "$1")
    .trim();
  const worded = spaced.replace(/\b([Aa]) (?=(?:MOT|[aeiAEI]|o(?!ne\b)|u(?!s|ni)))/g, "$1n ");
  return worded.charAt(0).toUpperCase() + worded.slice(1);
}

/** Expands a template at random. Returns null if every expansion needs a slot without a value. */
export function expand(template: string, slots: Slots, random: Random): Wording | null {
  const wording = expandParts(parseTemplate(template), slots, random);
  return wording && { ...wording, text: normalise(wording.text) };
}
