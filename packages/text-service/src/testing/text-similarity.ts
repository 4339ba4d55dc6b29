const splitWords = (text: string): string[] => text.toLowerCase().match(/[a-z0-9£.']+/g) ?? [];

/** Returns the 5-grams of a text. The names are masked, so that two texts do not differ by names alone. */
export function fiveGrams(text: string, names: readonly string[]): Set<string> {
  let masked = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) masked = masked.replaceAll(name, "xx");
  const words = splitWords(masked);
  return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(" ")));
}

/** Returns the share of the smaller set that is also in the other one. It is never less than the Jaccard index. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return shared / small.size;
}

export interface Similarity {
  median: number;
  highest: number;
  leastUnique: number;
}

/**
 * Measures how similar texts are: the median and highest overlap of all pairs, and the smallest share of 5-grams that
 * only one text has.
 */
export function measureSimilarity(texts: readonly ReadonlySet<string>[]): Similarity {
  const counts = new Map<string, number>();
  for (const grams of texts) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const unique = texts.map((grams) => [...grams].filter((gram) => counts.get(gram) === 1).length / grams.size);
  const pairs = texts
    .flatMap((one, i) => texts.slice(i + 1).map((other) => overlap(one, other)))
    .toSorted((a, b) => a - b);
  return {
    median: pairs[Math.floor(pairs.length / 2)] ?? 0,
    highest: pairs.at(-1) ?? 0,
    leastUnique: Math.min(1, ...unique),
  };
}
