import { factSlots } from "../../location/facts/fact-list.ts";
import type { FactRecord } from "../../location/facts/facts.ts";

const slotIdMaxLength = 80;
/** A slot is the id of a fact in double braces, such as `{{count5}}` or `{{count5.figure}}`. */
const slotPattern = new RegExp(String.raw`\{\{([A-Za-z0-9.-]{1,${slotIdMaxLength}})\}\}`, "g");

/** Returns the ids of the slots in a text, in their order. */
export const slotsIn = (text: string): string[] =>
  Array.from(text.matchAll(slotPattern), ([, id = ""]) => id);

/** Returns the ids of the facts that a text has a slot of, whole or the figure alone. */
export const factIdsIn = (text: string): string[] =>
  slotsIn(text).map((id) => id.replace(/\.figure$/, ""));

/** Returns the text with every slot replaced by `replacement`. */
export const replaceSlots = (text: string, replacement: string): string =>
  text.replace(slotPattern, replacement);

/**
 * Fills the slots of a text, each value prepared by `escape`. Returns null if a fact no longer
 * exists.
 */
export function fillSlots(
  text: string,
  values: ReadonlyMap<string, string>,
  escape: (value: string) => string = (value) => value,
): string | null {
  let isComplete = true;
  const filled = text.replace(slotPattern, (_, id: string, at: number) => {
    const value = values.get(id);
    if (value === undefined) isComplete = false;
    return escape(value === undefined ? "" : wordsAt(text, at, value));
  });
  return isComplete ? filled : null;
}

/** Fills the slots that there is a value for, and leaves every other as it is. */
export const fillKnownSlots = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(slotPattern, (slot, id: string, at: number) => {
    const value = values.get(id);
    return value === undefined ? slot : wordsAt(text, at, value);
  });

/** The end of a sentence, a tag or the quote of a JSON string before a sentence's first word. */
const beforeSentence = /(?:^|[.!?]\s|[>"])$/;

/** Returns the words of a slot, with a capital where they begin a sentence. */
const wordsAt = (text: string, at: number, words: string): string =>
  beforeSentence.test(text.slice(Math.max(0, at - 2), at))
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;

/** Escapes a value for the inside of a JSON string. */
export const escapeJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** Returns the words that replace each slot of a location's text: the figures of its facts. */
export const slotValues = (facts: FactRecord): Map<string, string> => factSlots(facts);
