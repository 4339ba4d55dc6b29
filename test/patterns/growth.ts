import { attacksOn, attackText, waysThrough, type Attack } from "./attacks.ts";
import { countSteps } from "./count-steps.ts";
import { parsePattern, type PatternNode } from "./pattern-tree.ts";

/**
 * The length in characters of the shortest attack. It exceeds the limits of all limited
 * repetitions.
 */
const length = 128;
/**
 * The tolerated growth of steps for twice the text, without trying longer texts: twice and some
 * margin.
 */
const doubled = 2.25;
/** The number of steps from which the shortest attack counts as exponential. */
const mostSteps = 1_000_000;
/**
 * The tolerated growth for eight times the text: linear patterns take 8 times the steps, quadratic
 * ones 64 times.
 */
const maxGrowth = 24;

/** The steps of an attack at 1, 2, 4 and 8 times the length, as far as they were counted. */
export interface Blowup {
  attack: Attack;
  steps: number[];
}

/**
 * Returns the first attack under which the steps of a pattern grow faster than the text, or
 * undefined.
 */
export function findBlowup(pattern: RegExp): Blowup | undefined {
  for (const way of waysThrough(parsePattern(pattern))) {
    for (const attack of attacksOn(way)) {
      const steps = growth(way, attack, pattern.sticky);
      const [first = 0, , , last = 0] = steps;
      if (first === Infinity || last > maxGrowth * first) return { attack, steps };
    }
  }
  return undefined;
}

function growth(way: PatternNode, attack: Attack, isSticky: boolean): number[] {
  const count = (times: number, limit: number): number =>
    countSteps(way, attackText(attack, times * length), { limit, isSticky }).steps;
  const first = count(1, mostSteps);
  if (first === Infinity) return [first];
  const most = first * maxGrowth;
  const second = count(2, most);
  return second <= doubled * first
    ? [first, second]
    : [first, second, count(4, most), count(8, most)];
}
