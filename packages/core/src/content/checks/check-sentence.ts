import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { services } from "@vanfettle/contract/services";
import { namesIn, type FactRecord } from "../../location/facts/facts.ts";
import { replaceSlots } from "../text/slots.ts";
import {
  objection,
  objectionOf,
  type CheckedSentence,
  type Objection,
  type SentenceCheck,
} from "./check.ts";
import { checkSuperlatives } from "./facts-shown.ts";
import { checkNames } from "./names.ts";
import { readableText } from "./normalise.ts";
import { coverNames } from "./own-names.ts";
import { findListed, wholeWords } from "./whole-words.ts";
import {
  americanSpellings,
  channels,
  contactPhrases,
  indefiniteQuantities,
  namesWithDigits,
  northernIrelandWords,
  numberWords,
  placeholderWords,
} from "./word-lists.ts";

const swearWords = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

/** Refuses swear words. */
export const checkAbuse: SentenceCheck = (sentence, facts) => {
  // Figures look like letters to the list of swear words.
  const text = coverNames(sentence.text, facts).replaceAll(/\d/g, "_");
  const [found] = swearWords.getAllMatches(text, true);
  return objectionOf(
    "abuse",
    sentence,
    found && text.slice(found.startIndex, found.endIndex + 1),
    "a swear word",
  );
};

/** Anything that looks like a number to ring, an address, a host or a path. */
const patterns: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["no phone numbers", /\+\s?44|(?:\(?\d\)?[ .\-–—/]{0,3}){7}|\b0\d{2,4}[ -]?\d{3}/],
  ["no e-mail addresses", /@|[([] ?at ?[)\]]/i],
  [
    "no web addresses",
    /\b(?:https?|ftp|mailto|tel|javascript|vbscript|data|file):\S|\/\/|\bwww\b/i,
  ],
  ["no web addresses", /[\p{L}\p{N}]\.[a-z]{2}/u],
  ["no web addresses", /\b(?:localhost|\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})\b/i],
  ["no paths", /(?:^|\s)[~.]{0,2}\/[\w-]|\w\/\?|\\\w/],
  ["no postcodes", /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/],
];
const findPhrase = findListed([...channels, ...contactPhrases]);
/** Everyday abbreviations that look like hosts. */
const abbreviations = /\b(?:e\.g|i\.e|a\.m|p\.m)\./gi;

/** Refuses ways to contact anyone but the site. */
export const checkContacts: SentenceCheck = (sentence) => {
  const text = sentence.text.replaceAll(abbreviations, "");
  return [
    ...patterns.flatMap(([what, pattern]) =>
      objectionOf("contact", sentence, pattern.exec(text)?.[0], what),
    ),
    ...objectionOf("contact", sentence, findPhrase(text), "remove the contact"),
  ];
};

const findBritish = findListed(northernIrelandWords);

/** Points out words that do not apply in Northern Ireland, for the editor. */
const checkNorthernIreland: SentenceCheck = (sentence, facts) => {
  if (sentence.kind === "question" || facts.vanStations !== null) return [];
  const what = "in Northern Ireland only the DVA tests vans, and MOT classes do not apply";
  const found = findBritish(coverNames(sentence.text, facts));
  return objectionOf("law_word", sentence, found, what);
};

const signs =
  /\{\{[^{}]*\}{0,2}|\$?\{[^{}]*\}?|\}+|\[[^[\]]*\]|<[A-Za-z_ ]{3,30}>|_{2,}|\?\?|%[sd]\b|\bX{3,}\b/;
const findPlaceholder = findListed(placeholderWords);

/** Refuses placeholders that a writer left unfilled. */
export const checkUnfilledSlots: SentenceCheck = (sentence) => {
  const words = signs.exec(sentence.text)?.[0] ?? findPlaceholder(sentence.text);
  return objectionOf("unfilled_slot", sentence, words, "this slot does not have a value");
};

const slotMark = "◦";
const names = wholeWords(namesWithDigits, "gi");
const digits = /[£$€]? ?\d[\d,.:/]{0,12}(?: ?(?:%|[a-z]{1,12}))?/i;
const findNumber = findListed(numberWords);
const findQuantity = findListed(indefiniteQuantities);

/** Refuses every figure outside a slot, in digits or in words, and quantities that state none. */
export const checkFigures: SentenceCheck = (sentence, facts) => {
  const template = replaceSlots(readableText(sentence.template), slotMark);
  const text = coverNames(template, facts).replaceAll(names, "•");
  return [digits.exec(text)?.[0], findNumber(text), findQuantity(text)].flatMap((words) =>
    objectionOf("figure", sentence, words, "write the figure as a slot"),
  );
};

const findAmerican = findListed(americanSpellings);

/** Objects to American spelling. */
const checkSpelling: SentenceCheck = (sentence, facts) =>
  objectionOf(
    "spelling",
    sentence,
    findAmerican(coverNames(sentence.text, facts)),
    "use British spelling",
  );

/**
 * All that plain prose needs. Tags, Markdown, braces, control and direction characters are not in
 * it.
 */
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
    objectionOf("markup", sentence, pattern.exec(text)?.[0], `${what}; write plain text`),
  );
  if (found.length > 0) return found;
  const inNames = new Set(namesIn(facts).join(""));
  const odd = Array.from(text).find(
    (character) => !prose.test(character) && !inNames.has(character),
  );
  return odd === undefined
    ? []
    : [objection("markup", sentence, "", `it holds the character ${codePoint(odd)}`)];
};

const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const checks: readonly SentenceCheck[] = [
  checkAbuse,
  checkContacts,
  checkMarkup,
  checkUnfilledSlots,
  checkFigures,
  checkNames,
  checkSuperlatives,
  checkSpelling,
  checkNorthernIreland,
];

/** Returns the objections of a sentence, the most serious first. */
export const checkSentence = (sentence: CheckedSentence, facts: FactRecord): Objection[] =>
  checks.flatMap((check) => check(sentence, facts));
