const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";

const values = new Map<string, number>([
  ...small.split(" ").map((word, i) => [word, i] as const),
  ...tens.split(" ").map((word, i) => [word, (i + 2) * 10] as const),
]);
const scales = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["million", 1_000_000],
]);
/** "one of them", "two minutes' walk": too common in plain speech to be claims. */
const plainSpeech = 2;
const looseAmounts = /\b(?:hundreds|thousands|millions|dozens?)\b/gi;

const names = [...values.keys(), ...scales.keys()].join("|");
const runs = new RegExp(`\\b(?:${names})(?:(?:-|\\s+|\\s+and\\s+)(?:${names}))*\\b`, "gi");

/** Amounts written out: `twenty-five` → 25. Amounts that state no number at all come back as NaN. */
export function numberWords(text: string): { words: string; value: number }[] {
  const found = [...text.matchAll(looseAmounts)].map(([words]) => ({ words, value: Number.NaN }));
  for (const [words] of text.matchAll(runs)) {
    const value = valueOf(words.toLowerCase().match(/[a-z]+/g) ?? []);
    if (value > plainSpeech) found.push({ words, value });
  }
  return found;
}

function valueOf(words: string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const scale = scales.get(word);
    if (scale === undefined) part += values.get(word) ?? 0;
    else if (scale === 100) part = Math.max(part, 1) * scale;
    else {
      total += Math.max(part, 1) * scale;
      part = 0;
    }
  }
  return total + part;
}
