import { factList } from "../../location/facts/fact-list.ts";
import { namesIn, spellingsOf, type FactRecord } from "../../location/facts/facts.ts";
import { readableText } from "./normalise.ts";
import { wholeWords } from "./whole-words.ts";

/** The names in the words of a fact, such as the places of a zone. */
const capitalised = /(?<!\p{L})\p{Lu}[\p{L}'-]{1,30}(?: \p{Lu}[\p{L}'-]{1,30}){0,3}/gu;

const patterns = new WeakMap<FactRecord, RegExp>();

/**
 * Returns a pattern of the names that a text about the location may use, in every usual spelling,
 * longest first.
 */
function ownNames(facts: FactRecord): RegExp {
  const known = patterns.get(facts);
  if (known) return known;
  // "Ashford, Kent" is two names: as one it would hide the beginning of a longer one, such as "Kent
  // & Medway".
  const listed = [
    ...namesIn(facts),
    ...factList(facts).flatMap(({ names = [], about = "" }) => [
      ...names.flatMap((name) => name.split(", ")),
      ...(about.match(capitalised) ?? []),
    ]),
  ];
  const spelled = listed
    .flatMap(spellingsOf)
    .flatMap((name) => [name, name.replace(/^(?:County|City of|The) /, "")]);
  const longestFirst = [...new Set(spelled.map(readableText))].toSorted(
    (a, b) => b.length - a.length,
  );
  const pattern = wholeWords(longestFirst, "g");
  patterns.set(facts, pattern);
  return pattern;
}

/** Returns as many signs as a name has characters, to keep the other words' positions. */
export const cover = (name: string): string => "_".repeat(name.length);

/**
 * Masks the location's names for rules that would take them for words: Law, Downside and Dumbarton
 * are places.
 */
export const coverNames = (text: string, facts: FactRecord): string =>
  text.replaceAll(ownNames(facts), cover);

const normalise = (text: string): string => text.replaceAll("’", "'").replaceAll(/\s+/g, " ");

/** Returns whether the text names the location, in whole words and with its capitals. */
export const namesPlace = (words: string, { name }: Pick<FactRecord, "name">): boolean =>
  wholeWords(spellingsOf(name).map(normalise), "").test(normalise(words));
