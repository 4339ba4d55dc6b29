import { median } from "./statistics.ts";

export interface RoundResults<K extends string> {
  /** Returns the median of a contender's values. */
  median: (name: K) => number;
  /** Returns the median ratio of `name` to `reference` within each round. */
  medianRatio: (name: K, reference: K) => number;
}

/**
 * Measures all contenders once per round in alternating order. So a machine that slows down affects
 * them equally.
 */
export async function interleavedRounds<K extends string>(
  count: number,
  contenders: Record<K, () => Promise<number> | number>,
): Promise<RoundResults<K>> {
  const names = Object.keys(contenders) as K[];
  const figures = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < count; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      figures.get(name)?.push(await contenders[name]());
    }
  }
  const figuresOf = (name: K) => figures.get(name) ?? [];
  return {
    median: (name) => median(figuresOf(name)),
    medianRatio: (name, reference) => {
      const references = figuresOf(reference);
      return median(
        figuresOf(name).map((figure, round) => figure / (references[round] ?? Number.NaN)),
      );
    },
  };
}
