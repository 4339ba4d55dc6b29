import * as z from "zod";
import { randomOf } from "../writer/random.ts";
import { isFaultMode, suitsTask, taskNames, type FaultMode, type TaskName } from "./fault-modes.ts";

const isPattern = (text: string): boolean => {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
};

/**
 * A rule that makes calls fail. It applies to every call unless limited by `rate`, `times`, `match`
 * or `task`.
 */
const FaultRule = z.object({
  mode: z.custom<FaultMode>(isFaultMode),
  /** The share of calls that fail, from 0 to 1. */
  rate: z.number().min(0).max(1).optional(),
  /** The number of calls that fail. */
  times: z.number().nonnegative().optional(),
  /** A case-insensitive pattern for the location's name. */
  match: z.string().refine(isPattern).optional(),
  /** The task of the calls; both tasks by default. */
  task: z.enum(taskNames).optional(),
  latencyMs: z.number().nonnegative().optional(),
  retryAfterSeconds: z.number().nonnegative().optional(),
});
export type FaultRule = z.infer<typeof FaultRule>;

/** The body of POST /control: a rule or a list. */
export const FaultRules = z.union([FaultRule.transform((rule) => [rule]), z.array(FaultRule)]);

/** Creates a plan of faults. With the same seed, a `rate` applies to the same calls. */
export function createFaultPlan({ rules, seed = 1 }: { rules: FaultRule[]; seed?: number }) {
  const random = randomOf(`faults/${seed}`);
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
    set: (next: FaultRule[]): void => {
      active = next.map(counted);
    },
  };
}
