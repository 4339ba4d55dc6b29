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
export const mostWrongLetters = (text: string): number => Math.min(3, Math.floor(text.length / 4));
