/**
 * Returns how far a text is from a name: by how many letters that are added, left out, replaced or swapped with the next,
 * and one more if it ends inside a word of the name. The beginning of a name is never nearer than 1. `farther` is added,
 * and counts like wrong letters. Returns Infinity for a misspelt text that is too far from the name to be meant.
 */
export function nameDistance(text: string, name: string, farther = 0): number {
  const most = mostWrongLetters(text);
  const mostOfBeginning = Math.floor(text.length / 5);
  let best = Infinity;
  // The distances between each beginning of the text and a beginning of the name, and those of the two before it.
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
    // More letters of the name make no distance smaller than these, of which a swap uses the first.
    if (Math.min(least, leastBefore) > most) break;
    leastBefore = least;
  }
  return best;
}

/** Returns how many letters of a text may be wrong. A guess that leaves fewer than three of four is far-fetched. */
export const mostWrongLetters = (text: string): number => Math.min(3, Math.floor(text.length / 4));
