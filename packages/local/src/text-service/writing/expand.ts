import { shuffled } from "./random.ts";
import type { Random } from "./random.ts";
import { parseTemplate } from "./template.ts";
import type { Part } from "./template.ts";

/** What stands for a slot in this text: words, itself a template, or nothing when the facts do not hold it. */
export type Slots = (slot: string) => string | null;

function expandParts(parts: Part[], slots: Slots, random: Random): string | null {
  let text = "";
  for (const part of parts) {
    const piece = expandPart(part, slots, random);
    if (piece === null) return null;
    text += piece;
  }
  return text;
}

function expandPart(part: Part, slots: Slots, random: Random): string | null {
  if ("text" in part) return part.text;
  if ("slot" in part) {
    const filling = slots(part.slot);
    return filling === null ? null : expandParts(parseTemplate(filling), slots, random);
  }
  for (const option of shuffled(random, part.choice)) {
    const text = expandParts(option, slots, random);
    if (text !== null) return text;
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
export function expand(template: string, slots: Slots, random: Random): string | null {
  const text = expandParts(parseTemplate(template), slots, random);
  return text === null ? null : tidy(text);
}
