// How a misspelt name is compared with the names of places.

export const wordsOf = (name: string): string[] => name.split(" ");

export const withoutBlanks = (name: string): string => name.replaceAll(" ", "");

/** The number of letters that a search may still compare. */
export type Comparisons = { left: number };

/** The form of a name used for comparison, and its letters in alphabetical order. */
type Form = { name: string; letters: string };

/**
 * A form of a place's name, from its first or from a later word, which adds `farther` to its
 * distance.
 */
export type PlaceForm = Form & { farther: 0 | 1 };

/** Returns the forms that begin at each later word of a form. */
export const laterForms = ({ name }: Form): PlaceForm[] =>
  Array.from(name.matchAll(/ /g), ({ index }) => ({
    ...toForm(name.slice(index + 1)),
    farther: 1,
  }));

/** Returns the forms of names, both as written and with each word as pronounced. */
export function formsOf(names: readonly string[]): Form[] {
  const written = names.flatMap((name) => [name, wordsOf(name).map(spokenEnding).join(" ")]);
  return [...new Set(written)].map(toForm);
}

const toForm = (name: string): Form => ({
  name,
  letters: Array.from(withoutBlanks(name)).toSorted().join(""),
});

/** Returns the smallest distance between a text and a place's names. */
export function distanceOf(
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
 * replaced or swapped with the next, plus 1 if the text ends inside a word of the name. The first
 * words of a name have a distance of 0.5, which is less than that of a misspelt name. `farther` is a penalty that is added and uses up allowed
 * wrong letters. Returns Infinity if the text is more than `most` letters from the name.
 */
export function nameDistance(
  text: string,
  name: string,
  farther = 0,
  comparisons: Comparisons = { left: Infinity },
  most = mostWrongLetters(text),
): number {
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
      (isWhole ? distance : distanceOfBeginning(distance, name[letters] === " ")) + farther;
    if (distance === 0 || total <= (isWhole ? most : mostOfBeginning)) best = Math.min(best, total);
    // Further letters of the name cannot reduce these distances; a swap uses the earlier row.
    if (Math.min(least, leastBefore) > most) break;
    leastBefore = least;
  }
  return best;
}

const distanceOfBeginning = (distance: number, endsWithWord: boolean): number =>
  endsWithWord ? Math.max(0.5, distance) : distance + 1;

/**
 * Returns the number of wrong letters allowed in a text. At least three letters in four must match,
 * not counting the letters of `isle of`, which do not distinguish islands.
 */
function mostWrongLetters(text: string): number {
  const { length } = text.startsWith("isle of ") ? text.slice("isle of ".length) : text;
  return Math.min(3, Math.floor(length / 4));
}

/**
 * The endings of place names that are not pronounced as written, with their replacements for
 * comparison.
 */
const endings: readonly [written: RegExp, compared: string][] = [
  [/(borough|bourough|bourgh|brough|burgh|burg|boro|bro)$/, "bro"],
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
