import { namesIn, type FactRecord } from "../text/facts.ts";
import { slotValues } from "../text/fact-list.ts";
import { joinText, type PlaceText } from "../text/place-text.ts";
import { replaceSlots, slotsIn } from "../text/slots.ts";
import { maskNames } from "../similarity/shingles.ts";
import type { Violation } from "./check.ts";
import { numberWords } from "./number-words.ts";
import { textFields } from "./text-fields.ts";

/** The classes are names, not figures. In Northern Ireland there are none. */
const classNames = /\bclass(?:es)? [47]\b(?: (?:and|or) [47]\b)?/gi;

/**
 * Requires every slot to be of a fact, and every figure to be in a slot: in digits or in words, a figure outside a slot
 * could be invented.
 */
export function checkSlots(text: PlaceText, facts: FactRecord): Violation[] {
  const known = slotValues(facts);
  // Six Bells and Chafford Hundred are places.
  const names = namesIn(facts);
  return textFields(joinText(text)).flatMap(({ at, text: words }) => {
    const unknown = slotsIn(words).filter((id) => !known.has(id));
    const outside = replaceSlots(words, "fact");
    const prose = maskNames(facts.vanStations ? outside.replace(classNames, "class") : outside, names);
    const figures = [...(prose.match(/\d[\d,.]*/g) ?? []), ...numberWords(prose).map((number) => number.text)];
    return [
      ...unknown.map((id): Violation => ({
        code: "unknown_slot",
        message: `${at} has the slot {{${id}}}, but there is no such slot in the facts.`,
      })),
      ...figures.map((figure): Violation => ({
        code: "unknown_number",
        message: `${at} says "${figure}"; give figures only by the slots of the facts.`,
      })),
    ];
  });
}
