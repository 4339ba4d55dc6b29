import type { SentenceCheck } from "./check.ts";
import { findListed, violationOf } from "./listed-words.ts";
import { channels, contactPhrases } from "./word-lists.ts";

/** Anything that looks like a number to ring, an address, a host or a path. */
const patterns: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["no phone numbers", /\+\s?44|(?:\(?\d\)?[ .\-–—/]{0,3}){7}|\b0\d{2,4}[ -]?\d{3}/],
  ["no e-mail addresses", /@|[([] ?at ?[)\]]/i],
  ["no web addresses", /\b(?:https?|ftp|mailto|tel|javascript|vbscript|data|file):\S|\/\/|\bwww\b/i],
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
    ...patterns.flatMap(([what, pattern]) => violationOf("contact", sentence, pattern.exec(text)?.[0], what)),
    ...violationOf("contact", sentence, findPhrase(text), "nobody is reached that way"),
  ];
};
