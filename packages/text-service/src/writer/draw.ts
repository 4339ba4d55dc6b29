import { expand } from "./expand.ts";
import type { Slots } from "./expand.ts";
import type { Facts } from "./facts.ts";
import { createSlots } from "./slots.ts";
import { seededRandom, shuffled } from "./random.ts";
import type { Random } from "./random.ts";

/** Everything one text is drawn from, and what it has used: no wording comes twice on a page. */
export interface Draw {
  facts: Facts;
  random: Random;
  slots: Slots;
  used: Set<string>;
  variety: number;
}

export function startDraw(facts: Facts, seed: string): Draw {
  const random = seededRandom(seed);
  return { facts, random, slots: createSlots(facts, random), used: new Set(), variety: 0 };
}

const namesGarage = /garage|workshop|station|mechanic|technician|fitter|dealer/i;

/** Nothing said about Northern Ireland may set the MOT beside a private garage, however innocently. */
const misleads = (facts: Facts, text: string): boolean =>
  !facts.mot.atGarages && /\bMOTs?\b/.test(text) && namesGarage.test(text);

/** One fresh wording of an idea that the caller accepts, or null when no wording fits these facts. */
export function drawWording(
  draw: Draw,
  wordings: readonly string[],
  accepts: (text: string) => boolean,
): string | null {
  for (const template of shuffled(draw.random, wordings)) {
    if (draw.used.has(template)) continue;
    const wording = expand(template, draw.slots, draw.random);
    if (wording === null || misleads(draw.facts, wording.text) || !accepts(wording.text)) continue;
    draw.used.add(template);
    draw.variety += wording.variety;
    return wording.text;
  }
  return null;
}
