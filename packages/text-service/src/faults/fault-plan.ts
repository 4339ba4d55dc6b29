import { seededRandom } from "@vanfettle/commands/random";
import { suitsTask, type FaultMode, type TaskName } from "./fault-modes.ts";

/**
 * A rule that makes calls fail. It applies to every call unless limited by `rate`, `times`, `match`
 * or `task`.
 */
export interface FaultRule {
  mode: FaultMode;
  /** The share of calls that fail, from 0 to 1. */
  rate?: number;
  /** The number of calls that fail. */
  times?: number;
  /** A case-insensitive pattern for the location's name. */
  match?: string;
  /** The task of the calls; both tasks by default. */
  task?: TaskName;
  retryAfterSeconds?: number;
}

/** Creates a plan of faults. A `rate` applies to the same calls in every plan. */
export function createFaultPlan(rules: readonly FaultRule[]) {
  const random = seededRandom(1);
  const counted = (rule: FaultRule) => ({ ...rule, times: rule.times ?? Infinity });
  let active = rules.map(counted);

  function applies(
    rule: ReturnType<typeof counted>,
    locationName: string,
    task: TaskName,
  ): boolean {
    if (rule.times <= 0) return false;
    if (!suitsTask(rule.mode, task)) return false;
    if (rule.task !== undefined && rule.task !== task) return false;
    if (!new RegExp(rule.match ?? "", "i").test(locationName)) return false;
    // Last, so that only the calls that the rule is for draw a number.
    return rule.rate === undefined || random() < rule.rate;
  }

  return {
    /**
     * Returns the rule for the next call: the first that applies, or a rule with mode `ok`. Counts
     * the call.
     */
    next(locationName: string, task: TaskName): FaultRule {
      const rule = active.find((each) => applies(each, locationName, task));
      if (!rule) return { mode: "ok" };
      rule.times -= 1;
      return rule;
    },
    set: (next: readonly FaultRule[]): void => {
      active = next.map(counted);
    },
  };
}
