import { attackText, attacksOn, waysThrough, type Attack } from "./attacks.ts";
import { countSteps } from "./count-steps.ts";
import { parsePattern, type PatternNode } from "./pattern-tree.ts";

/** The shortest attack in characters. It is longer than the limits of repetitions that have one. */
const length = 128;
/** Twice the text may take so much more steps without a look at longer ones: twice as many, and a little. */
const doubled = 2.25;
/** More steps than this for the shortest attack are exponential. */
const mostSteps = 1_000_000;
/** Eight times the text takes about 8 times the steps if the pattern is linear, and 64 times if it is quadratic. */
const maxGrowth = 24;

/** An attack and its steps at 1, 2, 4 and 8 times the length, as far as they were counted. */
export interface Blowup {
  attack: Attack;
  steps: number[];
}

/** Returns the first attack under which the steps of a pattern grow faster than the text, if there is one. */
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
  return second <= doubled * first ? [first, second] : [first, second, count(4, most), count(8, most)];
}
