import { namesIn, type FactRecord } from "../text/facts.ts";
import type { PlaceText } from "../text/place-text.ts";
import type { Fault } from "./check.ts";
import { textFields } from "./text-fields.ts";

/** Plain prose needs no more. Tags, Markdown, braces, control and direction marks all fall outside. */
const proseCharacters = /[A-Za-z0-9 .,;:!?'’‘"“”()\-–—/&£éèêïôç]/;
const markup: Record<string, RegExp> = {
  "a tag": /[<>]/,
  "a brace or placeholder": /[{}$]/,
  Markdown: /[`*_#|~[\]]|^\s*(?:-|\d+\.)\s/,
};

/** An allow-list, so that a mark nobody thought of is refused as well. A name's own letters are always allowed. */
export function checkCharacters(text: PlaceText, facts: FactRecord): Fault[] {
  const inNames = new Set(namesIn(facts).join(""));
  return textFields(text).flatMap(({ at, kind, text }) => {
    // "MOT + Service" is how that service is called, and "Van MOT in Bath | VanFettle" a usual title.
    const plain = kind === "metaTitle" ? text.replace(" | ", " ") : text;
    const words = facts.services.reduce((rest, { name }) => rest.replaceAll(name, ""), plain);
    const found = Object.entries(markup)
      .filter(([, pattern]) => pattern.test(words))
      .map(([what]): Fault => ({ code: "markup", words: `${at} holds ${what}; write plain text.` }));
    if (found.length > 0) return found;
    const odd = Array.from(words).find((character) => !proseCharacters.test(character) && !inNames.has(character));
    return odd === undefined ? [] : [{ code: "characters", words: `${at} holds the character ${codePoint(odd)}.` }];
  });
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
