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
/** Numbers up to this are too common in prose to be claims: "one of them", "two minutes' walk". */
const maxIdiomatic = 2;
const vagueAmounts = /\b(?:hundreds|thousands|millions|dozens?)\b/gi;

const names = [...values.keys(), ...scales.keys()].join("|");
const runs = new RegExp(`\\b(?:${names})(?:(?:-|\\s+|\\s+and\\s+)(?:${names}))*\\b`, "gi");

/** Finds numbers that are written out: 25 for `twenty-five`, and NaN for a vague amount such as `dozens`. */
export function numberWords(text: string): { text: string; value: number }[] {
  const found = [...text.matchAll(vagueAmounts)].map(([match]) => ({ text: match, value: Number.NaN }));
  for (const [match] of text.matchAll(runs)) {
    const value = valueOf(match.toLowerCase().match(/[a-z]+/g) ?? []);
    if (value > maxIdiomatic) found.push({ text: match, value });
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
