import { between } from "./random.ts";
import type { Random } from "./random.ts";
import { parseTemplate } from "./template.ts";
import type { Part } from "./template.ts";

/** What stands for a slot in this text: words, itself a template, or nothing when the facts do not hold it. */
export type Slots = (slot: string) => string | null;

/** Words, and how unlikely others are to be given the same: in bits, from the choices made and the local names. */
export interface Wording {
  text: string;
  variety: number;
}

const localNameVariety = 4;
const isLocalName = (slot: string): boolean => /^(?:spot|near|miles|largest)/.test(slot);

function expandParts(parts: Part[], slots: Slots, random: Random): Wording | null {
  const whole = { text: "", variety: 0 };
  for (const part of parts) {
    const piece = expandPart(part, slots, random);
    if (piece === null) return null;
    whole.text += piece.text;
    whole.variety += piece.variety;
  }
  return whole;
}

function expandPart(part: Part, slots: Slots, random: Random): Wording | null {
  if ("text" in part) return { text: part.text, variety: 0 };
  if ("slot" in part) {
    const filling = slots(part.slot);
    if (filling === null) return null;
    if (isLocalName(part.slot)) return { text: filling, variety: localNameVariety };
    return expandParts(parseTemplate(filling), slots, random);
  }
  const { choice } = part;
  const start = between(random, 0, choice.length - 1);
  for (let turn = 0; turn < choice.length; turn += 1) {
    const wording = expandParts(choice[(start + turn) % choice.length] as Part[], slots, random);
    if (wording !== null) return { text: wording.text, variety: wording.variety + Math.log2(choice.length) };
  }
  return null;
}

function tidy(text: string): string {
  const spaced = text
    .replace(/ {2,}/g, " ")
    .replace(/ ([,.;:?])/g, "$1")
    .trim();
  const worded = spaced.replace(/\b([Aa]) (?=(?:MOT|[aeiAEI]|o(?!ne\b)|u(?!s|ni)))/g, "$1n ");
  return worded.charAt(0).toUpperCase() + worded.slice(1);
}

/** One wording of a template, or null when the facts lack something every wording needs. */
export function expand(template: string, slots: Slots, random: Random): Wording | null {
  const wording = expandParts(parseTemplate(template), slots, random);
  return wording && { ...wording, text: tidy(wording.text) };
}
