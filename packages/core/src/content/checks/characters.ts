import { services } from "@vanfettle/contract/services";
import { namesIn, type FactRecord } from "../text/facts.ts";
import type { FilledText } from "../text/place-text.ts";
import type { Violation } from "./check.ts";
import { textFields } from "./text-fields.ts";

/** All that plain prose needs. Tags, Markdown, braces, control and direction characters are not in it. */
const proseCharacters = /[A-Za-z0-9 .,;:!?'’‘"“”()\-–—/&£éèêïôç]/;
const markup: Record<string, RegExp> = {
  "a tag": /[<>]/,
  "a brace or placeholder": /[{}$]/,
  Markdown: /[`*_#|~[\]]|^\s*(?:-|\d+\.)\s/,
};

/** Allows listed characters and the letters of the location's own names; an allow-list also rejects what nobody thought of. */
export function checkCharacters(text: FilledText, facts: FactRecord): Violation[] {
  const inNames = new Set(namesIn(facts).join(""));
  return textFields(text).flatMap(({ at, kind, text }) => {
    // "MOT + Service" is the name of a service, and "Van MOT in Bath | VanFettle" a usual title.
    const plain = kind === "metaTitle" ? text.replace(" | ", " ") : text;
    const words = services.reduce((rest, { name }) => rest.replaceAll(name, ""), plain);
    const found = Object.entries(markup)
      .filter(([, pattern]) => pattern.test(words))
      .map(([what]): Violation => ({ code: "markup", message: `${at} holds ${what}; write plain text.` }));
    if (found.length > 0) return found;
    const odd = Array.from(words).find((character) => !proseCharacters.test(character) && !inNames.has(character));
    return odd === undefined ? [] : [{ code: "characters", message: `${at} holds the character ${codePoint(odd)}.` }];
  });
}

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
