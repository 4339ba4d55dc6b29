import { foldName } from "./fold-name.ts";
import type { FindablePlace } from "./place-list.ts";

/** The places found. The match is `exact` for a full name, `similar` for a partial or misspelt name. */
type FoundPlaces = { match: "exact" | "similar" | "none"; places: FindablePlace[] };

/** The number of characters of a search that are used; the longest name has 58. */
export const searchMaxLength = 80;

/** Finds places by a name as a visitor types it, in any form and with misspellings. */
export type FindPlacesByName = (text: string, limit: number) => FoundPlaces;

/** Creates a search over the given places. */
export function createPlaceFinder(places: readonly FindablePlace[]): FindPlacesByName {
  const bySize = places.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
  let formsOfPlaces: Form[][] | undefined;
  const findSimilar = ({ name, area }: Search): FindablePlace[] => {
    formsOfPlaces ??= bySize.map(({ keys }) => formsOf(keys));
    const texts = formsOf([name]);
    let found: FindablePlace[] = [];
    let nearest = Infinity;
    for (const [i, place] of bySize.entries()) {
      const distance = distanceOf(texts, formsOfPlaces[i] ?? []);
      if (distance === Infinity || distance > nearest || !isIn(place, area)) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push(place);
    }
    return found;
  };
  return (text, limit) => {
    const searches = parseSearches(text);
    const [{ name, area }] = searches;
    if (!name) return { match: "none", places: [] };
    const named = (isNamed: (key: string) => boolean, within: string) => () =>
      bySize.filter((place) => place.keys.some(isNamed) && isIn(place, within && `${within} `));
    const exact = firstFound([
      ...searches.map((search) => named((key) => key === search.name, search.area)),
      named((key) => withoutBlanks(key) === withoutBlanks(name), area),
    ]);
    if (exact.length > 0) return { match: "exact", places: exact.slice(0, limit) };
    const similar = firstFound([...searches, { name, area: "" }].map((search) => () => findSimilar(search)));
    return { match: similar.length > 0 ? "similar" : "none", places: similar.slice(0, limit) };
  };
}

/** The name and area of a search, both folded by `foldName`. The area is empty for any. */
type Search = { name: string; area: string };

/** Returns a text's readings: the name before a comma (`Ashford, Kent`), or before each space (`st ives cornwall`). */
function parseSearches(text: string): [Search, ...Search[]] {
  const [beforeComma = "", ...afterComma] = text.slice(0, searchMaxLength).split(",");
  const search = { name: foldName(beforeComma), area: foldName(afterComma.join(" ")) };
  if (search.area) return [search];
  const words = search.name.split(" ");
  const ways = words.slice(1).map((_, i) => ({
    name: words.slice(0, i + 1).join(" "),
    area: words.slice(i + 1).join(" "),
  }));
  return [search, ...ways];
}

function firstFound(searches: (() => FindablePlace[])[]): FindablePlace[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

const withoutBlanks = (name: string): string => name.replaceAll(" ", "");

/** Returns whether a place's unique name, county or region matches an area, whose last word may be incomplete. */
const isIn = ({ name, area }: FindablePlace, words: string): boolean =>
  words === "" || ` ${foldName(`${name} ${area}`)} `.includes(` ${words}`);

/** The form of a name used for comparison, and the set of its letters, one bit each. */
type Form = { name: string; letters: number };

/** Returns the forms of names, both as written and with each word as pronounced. */
function formsOf(names: readonly string[]): Form[] {
  const written = names.flatMap((name) => [name, name.split(" ").map(spokenEnding).join(" ")]);
  return [...new Set(written)].map((name) => ({ name, letters: lettersOf(name) }));
}

const lettersOf = (name: string): number =>
  Array.from(name).reduce(
    (letters, letter) => (letter === " " ? letters : letters | (1 << (letter.charCodeAt(0) % 32))),
    0,
  );

/** Returns whether a name has enough of a text's letters to match. This cheap test rules out most names. */
function hasLettersOf(text: Form, { letters }: Form): boolean {
  let missing = 0;
  for (let rest = text.letters & ~letters; rest !== 0; rest &= rest - 1) missing++;
  return missing <= mostWrongLetters(text.name);
}

/** Returns the smallest distance between a text and a place's names. A match at a later word adds 1. */
function distanceOf(texts: readonly Form[], names: readonly Form[]): number {
  let least = Infinity;
  for (const form of names) {
    for (const text of texts) {
      if (!hasLettersOf(text, form)) continue;
      least = Math.min(least, nameDistance(text.name, form.name));
      for (let at = form.name.indexOf(" "); at !== -1; at = form.name.indexOf(" ", at + 1)) {
        least = Math.min(least, nameDistance(text.name, form.name.slice(at + 1), 1));
      }
    }
  }
  return least;
}

/**
 * Returns the edit distance between a text and the start of a name: letters added, left out, replaced or swapped with
 * the next, plus 1 if the text ends inside a word of the name. A proper prefix has a distance of at least 1. `farther`
 * is a penalty that is added and uses up allowed wrong letters. Returns Infinity if the text is too far from the name.
 */
export function nameDistance(text: string, name: string, farther = 0): number {
  const most = mostWrongLetters(text);
  const mostOfBeginning = Math.floor(text.length / 5);
  let best = Infinity;
  // The distances between each prefix of the text and a prefix of the name; the two previous rows are kept.
  let row = Array.from({ length: text.length + 1 }, (_, i) => i);
  let before: number[] = [];
  let earlier: number[];
  let leastBefore = 0;
  for (let letters = 1; letters <= name.length; letters++) {
    [earlier, before, row] = [before, row, [letters]];
    let least = letters;
    for (let i = 1; i <= text.length; i++) {
      const replaced = (before[i - 1] ?? 0) + (text[i - 1] === name[letters - 1] ? 0 : 1);
      let distance = Math.min(replaced, (before[i] ?? 0) + 1, (row[i - 1] ?? 0) + 1);
      if (text[i - 1] === name[letters - 2] && text[i - 2] === name[letters - 1]) {
        distance = Math.min(distance, (earlier[i - 2] ?? 0) + 1);
      }
      row[i] = distance;
      least = Math.min(least, distance);
    }
    const distance = row[text.length] ?? Infinity;
    const isWhole = letters === name.length;
    const total = (isWhole ? distance : Math.max(1, distance + (name[letters] === " " ? 0 : 1))) + farther;
    if (distance === 0 || total <= (isWhole ? most : mostOfBeginning)) best = Math.min(best, total);
    // Further letters of the name cannot reduce these distances; a swap uses the earlier row.
    if (Math.min(least, leastBefore) > most) break;
    leastBefore = least;
  }
  return best;
}

/** Returns the number of wrong letters allowed in a text. At least three letters in four must match. */
const mostWrongLetters = (text: string): number => Math.min(3, Math.floor(text.length / 4));

/** The endings of place names that are not pronounced as written, with their replacements for comparison. */
const endings: readonly [written: RegExp, compared: string][] = [
  [/(borough|brough|burgh|burg|boro|bro)$/, "bro"],
  // Leicester, Bicester and Worcester, but not Chester.
  [/(?<=.)((?<=e)i)?cester$/, "ster"],
];

/** Returns a word with its ending as pronounced: `edinborough` matches `edinburgh`, and `lester` `leicester`. */
export function spokenEnding(word: string): string {
  for (const [written, compared] of endings) if (written.test(word)) return word.replace(written, compared);
  return word;
}
