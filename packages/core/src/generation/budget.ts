import type {
  BudgetCorrection,
  DayBudget,
} from "@vanfettle/contract/generation/text-service-schemas";
import { DomainError } from "@vanfettle/contract/problems";
import { withCommas } from "@vanfettle/vans/format-number";
import { recordAudit } from "../audit/audit.ts";
import type { ClockDeps, IdDeps, TableDeps } from "../table/table.ts";
import type { TextUsage } from "../text-model/text-model.ts";
import { StepError } from "./step-errors.ts";

export interface BudgetDeps extends ClockDeps {
  /** Tokens that may be used in a UTC day, prompts and responses together. */
  dailyTokens: number;
  /** Called with the tokens left of the day each time some are reserved. */
  onBudgetLeft?: (tokens: number) => void;
}

/** Tokens reserved from the budget of `day` (`yyyy-mm-dd`, UTC). */
export type Reservation = { day: string; tokens: number };

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const retentionDays = 35;
const expiryFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + retentionDays * 86_400;

/**
 * Reserves tokens before a call. Returns null if the day has fewer left; concurrent callers cannot
 * overdraw.
 */
export async function reserve(deps: BudgetDeps, tokens: number): Promise<Reservation | null> {
  const { table, clock, dailyTokens, onBudgetLeft } = deps;
  if (tokens > dailyTokens) return null;
  const now = clock();
  const day = dayOf(now);
  const result = await table.entities.budget
    .update({ day })
    .add({ used: tokens })
    .set({ expiresAt: expiryFrom(now) })
    .where(
      ({ used }, { notExists, lte }) => `${notExists(used)} OR ${lte(used, dailyTokens - tokens)}`,
    )
    .go({ response: "updated_new", returnOnConditionCheckFailure: true });
  if (result.rejected) return null;
  onBudgetLeft?.(dailyTokens - (result.data.used ?? 0));
  return { day, tokens };
}

/** Returns the error of a call for which the day's budget has too few tokens left. */
export async function budgetReached(deps: BudgetDeps, tokens: number): Promise<StepError> {
  const [needed, left, all] = [tokens, await tokensLeft(deps), deps.dailyTokens].map(withCommas);
  return new StepError("BudgetReached", {
    reason: `The next call may need ${needed} tokens. ${left} of ${all} were left.`,
  });
}

/**
 * Replaces the reservation by the tokens that the call has used. A call that may be charged and of
 * which no tokens are known has used all that it reserved.
 */
export async function settle(
  { table }: TableDeps,
  { day, tokens }: Reservation,
  { calls, inputTokens, outputTokens }: TextUsage,
): Promise<void> {
  const reported = inputTokens + outputTokens;
  const used = calls > 0 && reported === 0 ? tokens : reported;
  const change = { used: used - tokens };
  if (change.used !== 0) await table.entities.budget.update({ day }).add(change).go();
}

/** Returns the tokens used or reserved on `day`, and how often operators have corrected them. */
async function readDay({ table }: TableDeps, day: string) {
  const { data } = await table.entities.budget.get({ day }).go({ consistent: true });
  const { corrections = 0, correctionId } = data ?? {};
  // Corrected below the reservation of a call that has used less than it reserved.
  return { used: Math.max(0, data?.used ?? 0), corrections, correctionId };
}

/** Returns the tokens used or reserved on `day`. */
export const tokensUsedOn = async (deps: TableDeps, day: string): Promise<number> =>
  (await readDay(deps, day)).used;

type LimitDeps = Omit<BudgetDeps, "onBudgetLeft">;

/** Returns today's budget and its usage. */
export async function dayBudget(deps: LimitDeps): Promise<DayBudget> {
  const day = dayOf(deps.clock());
  const { used, corrections } = await readDay(deps, day);
  return { day, dailyTokens: deps.dailyTokens, used, corrections };
}

/** Returns the tokens that are left of today's budget. */
export async function tokensLeft(deps: LimitDeps): Promise<number> {
  const { dailyTokens, used } = await dayBudget(deps);
  return Math.max(0, dailyTokens - used);
}

/**
 * Corrects today's figure by the difference to the figure that the operator saw, because calls may
 * be under way. Throws `budget_changed` if the day is over, another operator has corrected it
 * since, or less is left of the figure than the correction takes away.
 */
export async function correctBudget(
  deps: LimitDeps & IdDeps,
  { seen, used, reason }: BudgetCorrection,
  by: string,
): Promise<DayBudget> {
  const { day } = seen;
  if (day !== dayOf(deps.clock())) throw new DomainError("budget_changed");
  const difference = used - seen.used;
  const correctionId = deps.newId("edt");
  const { rejected } = await deps.table.entities.budget
    .update({ day })
    .add({ used: difference, corrections: 1 })
    .set({ expiresAt: expiryFrom(deps.clock()), correctionId })
    .where((row, { eq, gte, notExists }) => {
      const { corrections } = seen;
      const isSeen =
        corrections === 0 ? notExists(row.corrections) : eq(row.corrections, corrections);
      return difference < 0 ? `${isSeen} AND ${gte(row.used, -difference)}` : isSeen;
    })
    .go({ returnOnConditionCheckFailure: true });
  // The client may have repeated a write of ours that had lost its response.
  const isOurs = !rejected || (await readDay(deps, day)).correctionId === correctionId;
  if (!isOurs) throw new DomainError("budget_changed");
  const scope = `${day}: ${withCommas(seen.used)} to ${withCommas(used)} tokens`;
  await recordAudit(deps, { by, action: "correct budget", scope, reason });
  return dayBudget(deps);
}
