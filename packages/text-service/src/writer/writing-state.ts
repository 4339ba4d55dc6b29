import { expand, type Slots } from "./expand.ts";
import type { Facts } from "./facts.ts";
import { seededRandom, shuffled, type Random } from "./random.ts";
import { createSlots } from "./slots.ts";

/** The state of writing one text: its inputs, the templates used so far, and the entropy of the choices made. */
export interface WritingState {
  facts: Facts;
  random: Random;
  slots: Slots;
  used: Set<string>;
  entropyBits: number;
}

/** Starts a text. The same facts and seed always lead to the same choices. */
export function startWriting(facts: Facts, seed: string): WritingState {
  const random = seededRandom(seed);
  return { facts, random, slots: createSlots(facts, random), used: new Set(), entropyBits: 0 };
}

const namesGarage = /garage|workshop|station|mechanic|technician|fitter|dealer/i;

/** In Northern Ireland no sentence may name the MOT together with a garage, because garages do no MOT tests there. */
const suggestsGarageMot = (facts: Facts, text: string): boolean =>
  !facts.mot.atGarages && /\bMOTs?\b/.test(text) && namesGarage.test(text);

/**
 * Expands one of the templates, chosen at random from those not used in this text. Returns null if none fits the facts
 * or none of the resulting texts is accepted.
 */
export function writeSentence(
  state: WritingState,
  templates: readonly string[],
  accepts: (text: string) => boolean,
): string | null {
  for (const template of shuffled(state.random, templates)) {
    if (state.used.has(template)) continue;
    const wording = expand(template, state.slots, state.random);
    if (wording === null || suggestsGarageMot(state.facts, wording.text) || !accepts(wording.text)) continue;
    state.used.add(template);
    state.entropyBits += wording.entropyBits;
    return wording.text;
  }
  return null;
}
