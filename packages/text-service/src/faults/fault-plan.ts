import { seededRandom } from "../writer/random.ts";
import { isFaultMode } from "./modes.ts";
import type { FaultMode } from "./modes.ts";

/** One standing order: this mode, for a share of the calls, for so many of them, for places of matching name. */
export interface FaultRule {
  mode: FaultMode;
  rate?: number;
  times?: number;
  match?: string;
  latencyMs?: number;
  retryAfterSeconds?: number;
}

export interface FaultPlanOptions {
  rules?: FaultRule[];
  seed?: number;
}

export interface FaultPlan {
  next(placeName: string): FaultRule;
  set(rules: FaultRule[]): void;
  rules(): FaultRule[];
}

const ok: FaultRule = { mode: "ok" };

export function createFaultPlan({ rules = [], seed = 1 }: FaultPlanOptions): FaultPlan {
  const random = seededRandom(`faults/${seed}`);
  let standing = rules.map((rule) => ({ ...rule, left: rule.times ?? Infinity }));
  const applies = (rule: FaultRule & { left: number }, placeName: string): boolean =>
    rule.left > 0 &&
    (rule.match === undefined || new RegExp(rule.match, "i").test(placeName)) &&
    (rule.rate === undefined || random() < rule.rate);
  return {
    next(placeName) {
      const rule = standing.find((each) => applies(each, placeName));
      if (!rule) return ok;
      rule.left -= 1;
      return rule;
    },
    set(next) {
      standing = next.map((rule) => ({ ...rule, left: rule.times ?? Infinity }));
    },
    rules: () => standing.map(({ left, ...rule }) => (left === Infinity ? rule : { ...rule, times: left })),
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

const isOptional = (value: unknown, holds: (number: number) => boolean): boolean =>
  value === undefined || (typeof value === "number" && holds(value));

/** Reads the body of POST /control: one rule or a list of them; null when something in it makes no sense. */
export function readFaultRules(body: unknown): FaultRule[] | null {
  const list: unknown[] = Array.isArray(body) ? body : [body];
  const sound = list.every(
    (rule) =>
      isRecord(rule) &&
      isFaultMode(rule.mode) &&
      (rule.match === undefined || isPattern(rule.match)) &&
      isOptional(rule.rate, (rate) => rate >= 0 && rate <= 1) &&
      [rule.times, rule.latencyMs, rule.retryAfterSeconds].every((each) => isOptional(each, (number) => number >= 0)),
  );
  return sound ? (list as FaultRule[]) : null;
}
