import { foldName } from "./fold-name.ts";
import type { FindablePlace } from "./place-list.ts";

/**
 * The places found. The match is `exact` for a full name, `similar` for a partial or misspelt name.
 */
type FoundPlaces = {
  match: "exact" | "similar" | "none";
  places: FindablePlace[];
  /** The number of letters that the search compared. */
  comparisons: number;
};

/** The number of characters of a search that are used; the longest name has 58. */
export const searchMaxLength = 80;

/**
 * The comparisons after which a search ends with what it has found: five times those of a usual
 * misspelt name.
 */
export const mostComparisons = 200_000;

/** Finds places by a name as a visitor types it, in any form and with misspellings. */
export type FindPlacesByName = (text: string, limit: number) => FoundPlaces;

/** Creates a search over the given places. */
export function createPlaceFinder(places: readonly FindablePlace[]): FindPlacesByName {
  const bySize = places.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
  const byKey = groupBy(bySize, ({ keys }) => keys);
  const byKeyWithoutBlanks = groupBy(bySize, ({ keys }) => keys.map(withoutBlanks));
  const mostWords = Math.max(...Array.from(byKey.keys(), (key) => wordsOf(key).length));
  let comparable: ComparablePlace[] | undefined;

  function findSimilar({ name, area }: Search, comparisons: Comparisons): FindablePlace[] {
    comparable ??= bySize.map(toComparable);
    const texts = formsOf([name]);
    let found: FindablePlace[] = [];
    let nearest = Infinity;
    for (const { place, forms, within } of comparable) {
      if (comparisons.left-- <= 0) break;
      // Before the names are compared: the last words of most sentences are in no area.
      if (!isIn(within, area)) continue;
      const distance = distanceOf(texts, forms, comparisons);
      if (distance === Infinity || distance > nearest) continue;
      if (distance < nearest) found = [];
      nearest = distance;
      found.push(place);
    }
    return found;
  }

  return (text, limit) => {
    const { name, area, readings } = parseSearch(text, mostWords);
    const comparisons = { left: mostComparisons };
    const toFound = (match: FoundPlaces["match"], found: FindablePlace[]): FoundPlaces => ({
      match,
      places: found.slice(0, limit),
      comparisons: mostComparisons - comparisons.left,
    });
    if (!name) return toFound("none", []);
    const named = (found: FindablePlace[] = [], words: string) =>
      found.filter((place) => isIn(withinOf(place), words && `${words} `));
    const exact = firstFound([
      ...readings.map((reading) => () => named(byKey.get(reading.name), reading.area)),
      () => named(byKeyWithoutBlanks.get(withoutBlanks(name)), area),
    ]);
    if (exact.length > 0) return toFound("exact", exact);
    const anywhere = area ? [{ name, area: "" }] : [];
    const similar = firstFound(
      [...readings, ...anywhere].map((reading) => () => findSimilar(reading, comparisons)),
    );
    return toFound(similar.length > 0 ? "similar" : "none", similar);
  };
}

/** The number of letters that a search may still compare. */
type Comparisons = { left: number };

/** The name and area of a search, both folded by `foldName`. The area is empty for any. */
type Search = { name: string; area: string };

/**
 * Parses a text into a name and the area after a comma (`Ashford, Kent`). Without a comma, the area
 * may be the words after the name (`st ives cornwall`): the readings have names of up to
 * `mostWords` words, the whole text first.
 */
function parseSearch(text: string, mostWords: number): Search & { readings: Search[] } {
  const [beforeComma = "", ...afterComma] = text.slice(0, searchMaxLength).split(",");
  const search = { name: foldName(beforeComma), area: foldName(afterComma.join(" ")) };
  if (search.area) return { ...search, readings: [search] };
  const words = wordsOf(search.name);
  const whole = words.length <= mostWords ? [search] : [];
  const parts = words.slice(1, mostWords + 1).map((_, i) => ({
    name: words.slice(0, i + 1).join(" "),
    area: words.slice(i + 1).join(" "),
  }));
  return { ...search, readings: [...whole, ...parts] };
}

function firstFound(searches: (() => FindablePlace[])[]): FindablePlace[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the places by each of their keys, in the same order. */
function groupBy(places: readonly FindablePlace[], keysOf: (place: FindablePlace) => string[]) {
  const groups = new Map<string, FindablePlace[]>();
  for (const place of places) {
    for (const key of new Set(keysOf(place))) groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return groups;
}

const wordsOf = (name: string): string[] => name.split(" ");

const withoutBlanks = (name: string): string => name.replaceAll(" ", "");

/** Returns the folded words of a place's unique name, county and region, between blanks. */
const withinOf = ({ name, area }: FindablePlace): string => ` ${foldName(`${name} ${area}`)} `;

/** Returns whether the words of `withinOf` contain an area, whose last word may be incomplete. */
const isIn = (within: string, area: string): boolean => area === "" || within.includes(` ${area}`);

/** The form of a name used for comparison, and its letters in alphabetical order. */
type Form = { name: string; letters: string };

/**
 * A form of a place's name, from its first or from a later word, which adds `farther` to its
 * distance.
 */
type PlaceForm = Form & { farther: 0 | 1 };

type ComparablePlace = { place: FindablePlace; forms: PlaceForm[]; within: string };

const toComparable = (place: FindablePlace): ComparablePlace => ({
  place,
  forms: formsOf(place.keys).flatMap((form) => [{ ...form, farther: 0 }, ...laterForms(form)]),
  within: withinOf(place),
});

/** Returns the forms that begin at each later word of a form. */
const laterForms = ({ name }: Form): PlaceForm[] =>
  Array.from(name.matchAll(/ /g), ({ index }) => ({
    ...toForm(name.slice(index + 1)),
    farther: 1,
  }));

/** Returns the forms of names, both as written and with each word as pronounced. */
function formsOf(names: readonly string[]): Form[] {
  const written = names.flatMap((name) => [name, wordsOf(name).map(spokenEnding).join(" ")]);
  return [...new Set(written)].map(toForm);
}

const toForm = (name: string): Form => ({
  name,
  letters: Array.from(withoutBlanks(name)).toSorted().join(""),
});

/** Returns the smallest distance between a text and a place's names. */
function distanceOf(
  texts: readonly Form[],
  forms: readonly PlaceForm[],
  comparisons: Comparisons,
): number {
  let least = Infinity;
  for (const form of forms) {
    for (const text of texts) {
      if (!hasLettersOf(text, form, comparisons)) continue;
      least = Math.min(least, nameDistance(text.name, form.name, form.farther, comparisons));
    }
  }
  return least;
}

/**
 * Returns whether a name has enough of a text's letters to match. This cheap test rules out most
 * names.
 */
function hasLettersOf(text: Form, form: Form, comparisons: Comparisons): boolean {
  comparisons.left--;
  const most = mostWrongLetters(text.name);
  if (text.name.length - form.name.length > most) return false;
  let missing = 0;
  let at = 0;
  for (const letter of text.letters) {
    comparisons.left--;
    for (; at < form.letters.length && form.letters.charAt(at) < letter; at++) comparisons.left--;
    if (form.letters.charAt(at) === letter) at++;
    else if (++missing > most) return false;
  }
  return true;
}

/**
 * Returns the edit distance between a text and the start of a name: letters added, left out,
 * replaced or swapped with the next, plus 1 if the text ends inside a word of the name. A proper
 * prefix has a distance of at least 1. `farther` is a penalty that is added and uses up allowed
 * wrong letters. Returns Infinity if the text is too far from the name.
 */
export function nameDistance(
  text: string,
  name: string,
  farther = 0,
  comparisons: Comparisons = { left: Infinity },
): number {
  const most = mostWrongLetters(text);
  const mostOfBeginning = Math.min(most, Math.floor(text.length / 5));
  let best = Infinity;
  // The distances between each prefix of the text and a prefix of the name; the two previous rows
  // are kept. A row has the prefixes that are at most `most` letters shorter or longer than the
  // name's, since others are too far from it.
  const width = 2 * most + 1;
  let row = Array.from({ length: width }, (_, i) => (i < most ? Infinity : i - most));
  let before: number[] = [];
  let earlier: number[];
  let leastBefore = 0;
  for (let letters = 1; letters <= name.length; letters++) {
    [earlier, before, row] = [before, row, []];
    let least = Infinity;
    for (let i = 0; i < width; i++) {
      const at = letters + i - most;
      let distance = at === 0 ? letters : Infinity;
      if (at > 0 && at <= text.length) {
        comparisons.left--;
        const replaced = (before[i] ?? Infinity) + (text[at - 1] === name[letters - 1] ? 0 : 1);
        distance = Math.min(
          replaced,
          (before[i + 1] ?? Infinity) + 1,
          (row[i - 1] ?? Infinity) + 1,
        );
        if (text[at - 1] === name[letters - 2] && text[at - 2] === name[letters - 1]) {
          distance = Math.min(distance, (earlier[i] ?? Infinity) + 1);
        }
      }
      row.push(distance);
      least = Math.min(least, distance);
    }
    const distance = row[text.length - letters + most] ?? Infinity;
    const isWhole = letters === name.length;
    const total =
      (isWhole ? distance : Math.max(1, distance + (name[letters] === " " ? 0 : 1))) + farther;
    if (distance === 0 || total <= (isWhole ? most : mostOfBeginning)) best = Math.min(best, total);
    // Further letters of the name cannot reduce these distances; a swap uses the earlier row.
    if (Math.min(least, leastBefore) > most) break;
    leastBefore = least;
  }
  return best;
}

/**
 * Returns the number of wrong letters allowed in a text. At least three letters in four must match.
 */
const mostWrongLetters = (text: string): number => Math.min(3, Math.floor(text.length / 4));

/**
 * The endings of place names that are not pronounced as written, with their replacements for
 * comparison.
 */
const endings: readonly [written: RegExp, compared: string][] = [
  [/(borough|brough|burgh|burg|boro|bro)$/, "bro"],
  // Leicester, Bicester and Worcester, but not Chester.
  [/(?<=.)((?<=e)i)?cester$/, "ster"],
];

/**
 * Returns a word with its ending as pronounced: `edinborough` matches `edinburgh`, and `lester`
 * `leicester`.
 */
export function spokenEnding(word: string): string {
  for (const [written, compared] of endings) {
    if (written.test(word)) return word.replace(written, compared);
  }
  return word;
}
