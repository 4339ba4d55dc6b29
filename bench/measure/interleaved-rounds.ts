import { median } from "./statistics.ts";

type Contenders<K extends string> = Record<K, () => Promise<number> | number>;

export interface Rounds<K extends string> {
  of: (name: K) => number;
  /** Median over the rounds of one contender's figure by another's. */
  ratio: (name: K, to: K) => number;
}

/** Everyone takes a turn in every round, so that a machine that slows down slows all of them down. */
export async function rounds<K extends string>(count: number, contenders: Contenders<K>): Promise<Rounds<K>> {
  const names = Object.keys(contenders) as K[];
  const figures = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < count; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      figures.get(name)?.push(await contenders[name]());
    }
  }
  const all = (name: K) => figures.get(name) ?? [];
  return {
    of: (name) => median(all(name)),
    ratio: (name, to) => median(all(name).map((value, round) => value / (all(to)[round] ?? Number.NaN))),
  };
}
