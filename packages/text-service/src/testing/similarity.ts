const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9£.']+/g) ?? [];

/** The 5-grams of a text with the given names taken out, so that two pages do not differ by their name alone. */
export function fiveGrams(text: string, names: readonly string[]): Set<string> {
  let masked = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) masked = masked.replaceAll(name, "xx");
  const words = wordsOf(masked);
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(" ")));
}

/** Share of the smaller text that the other one says too: never less than the Jaccard measure. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return shared / small.size;
}

export interface Likeness {
  median: number;
  highest: number;
  leastUnique: number;
}

/** How alike a family of texts is: pairs, and the text with the smallest share of 5-grams no sibling has. */
export function likeness(texts: readonly ReadonlySet<string>[]): Likeness {
  const seen = new Map<string, number>();
  for (const grams of texts) for (const gram of grams) seen.set(gram, (seen.get(gram) ?? 0) + 1);
  const unique = texts.map((grams) => [...grams].filter((gram) => seen.get(gram) === 1).length / grams.size);
  const pairs = texts
    .flatMap((one, i) => texts.slice(i + 1).map((other) => overlap(one, other)))
    .toSorted((a, b) => a - b);
  return {
    median: pairs[Math.floor(pairs.length / 2)] ?? 0,
    highest: pairs.at(-1) ?? 0,
    leastUnique: Math.min(1, ...unique),
  };
}
