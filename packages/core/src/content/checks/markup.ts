import { services } from "@vanfettle/contract/services";
import { namesIn } from "../../location/facts/facts.ts";
import { violation, type SentenceCheck, violationOf } from "./check.ts";

/** All that plain prose needs. Tags, Markdown, braces, control and direction characters are not in it. */
const prose = /[A-Za-z0-9 .,;:!?'"()\-–—/&£éèêëïôöüçâáíóúŵŷ]/;
const markup: readonly [what: string, pattern: RegExp][] = [
  ["a tag", /<\/?[a-z!][^>]*>?|[<>]/i],
  ["a character code", /&#?\w+;/],
  ["Markdown", /[`*_#|~]+|\[[^[\]]*\]\(|^\s*(?:[-•–]|\d+[.)])\s/],
  ["a line break", /[\n\r\u2028\u2029]/],
];

/** Refuses anything but plain prose. An allow-list of characters also refuses unforeseen markup. */
export const checkMarkup: SentenceCheck = (sentence, facts) => {
  // "MOT + Service" is the name of a service, and a usual title ends with a bar and the brand.
  const plain = sentence.kind === "metaTitle" ? sentence.text.replace(" | ", " ") : sentence.text;
  const text = services.reduce((rest, { name }) => rest.replaceAll(name, ""), plain);
  const found = markup.flatMap(([what, pattern]) =>
    violationOf("markup", sentence, pattern.exec(text)?.[0], `${what}; write plain text`),
  );
  if (found.length > 0) return found;
  const inNames = new Set(namesIn(facts).join(""));
  const odd = Array.from(text).find((character) => !prose.test(character) && !inNames.has(character));
  return odd === undefined ? [] : [violation("markup", sentence, "", `it holds the character ${codePoint(odd)}`)];
};

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
