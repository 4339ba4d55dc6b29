import { seededRandom } from "../writer/random.ts";
import { isFaultMode, suitsTask, type FaultMode, type TaskName } from "./fault-modes.ts";

/** A rule that makes calls fail. It applies to every call unless limited by `rate`, `times`, `match` or `task`. */
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
  latencyMs?: number;
  retryAfterSeconds?: number;
}

export interface FaultPlanOptions {
  rules?: FaultRule[];
  seed?: number;
}

export type FaultPlan = ReturnType<typeof createFaultPlan>;

const ok: FaultRule = { mode: "ok" };

/** Creates a plan of faults. With the same seed, a `rate` applies to the same calls. */
export function createFaultPlan({ rules = [], seed = 1 }: FaultPlanOptions) {
  const random = seededRandom(`faults/${seed}`);
  let active = rules.map((rule) => ({ ...rule, left: rule.times ?? Infinity }));
  const applies = (rule: FaultRule & { left: number }, locationName: string, task: TaskName): boolean =>
    rule.left > 0 &&
    suitsTask(rule.mode, task) &&
    (rule.task === undefined || rule.task === task) &&
    (rule.match === undefined || new RegExp(rule.match, "i").test(locationName)) &&
    (rule.rate === undefined || random() < rule.rate);
  return {
    /** Returns the rule for the next call: the first that applies, or a rule with mode `ok`. Counts the call. */
    next(locationName: string, task: TaskName): FaultRule {
      const rule = active.find((each) => applies(each, locationName, task));
      if (!rule) return ok;
      rule.left -= 1;
      return rule;
    },
    set(next: FaultRule[]): void {
      active = next.map((rule) => ({ ...rule, left: rule.times ?? Infinity }));
    },
    rules: (): FaultRule[] => active.map(({ left, ...rule }) => (left === Infinity ? rule : { ...rule, times: left })),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isPattern(value: unknown): boolean {
  try {
    return typeof value === "string" && new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
}

const isOptional = (value: unknown, isValid: (number: number) => boolean): boolean =>
  value === undefined || (typeof value === "number" && isValid(value));

/** Parses the body of POST /control: a rule or a list. Returns null if any rule is invalid. */
export function parseFaultRules(body: unknown): FaultRule[] | null {
  const list: unknown[] = Array.isArray(body) ? body : [body];
  const valid = list.every(
    (rule) =>
      isRecord(rule) &&
      isFaultMode(rule.mode) &&
      (rule.match === undefined || isPattern(rule.match)) &&
      (rule.task === undefined || rule.task === "write-location-text" || rule.task === "judge-sentences") &&
      isOptional(rule.rate, (rate) => rate >= 0 && rate <= 1) &&
      [rule.times, rule.latencyMs, rule.retryAfterSeconds].every((each) => isOptional(each, (number) => number >= 0)),
  );
  return valid ? (list as FaultRule[]) : null;
}
