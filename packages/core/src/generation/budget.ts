import type { ClockDeps, TableDeps } from "../table/table.ts";

export interface BudgetDeps extends ClockDeps {
  /** Tokens that may be used in a UTC day, prompts and responses together. */
  dailyTokens: number;
  /** Called with the tokens left of the day each time some are reserved. */
  onBudgetLeft?: (tokens: number) => void;
}

/** Tokens reserved from the budget of `day` (`yyyy-mm-dd`, UTC). */
export type Reservation = { day: string; tokens: number };

const retentionDays = 35;

/**
 * Reserves tokens before a call. Returns null if the day has fewer left; concurrent callers cannot
 * overdraw.
 */
export async function reserve(deps: BudgetDeps, tokens: number): Promise<Reservation | null> {
  const { table, clock, dailyTokens, onBudgetLeft } = deps;
  if (tokens > dailyTokens) return null;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const result = await table.entities.budget
    .update({ day })
    .add({ used: tokens })
    .set({ expiresAt: Math.floor(now.getTime() / 1000) + retentionDays * 86_400 })
    .where(
      ({ used }, { notExists, lte }) => `${notExists(used)} OR ${lte(used, dailyTokens - tokens)}`,
    )
    .go({ response: "updated_new", returnOnConditionCheckFailure: true });
  if (result.rejected) return null;
  onBudgetLeft?.(dailyTokens - (result.data.used ?? 0));
  return { day, tokens };
}

/** Replaces the reservation by the tokens the call has used. */
export async function settle(
  { table }: TableDeps,
  { day, tokens }: Reservation,
  usedTokens: number,
): Promise<void> {
  const change = { used: usedTokens - tokens };
  if (change.used !== 0) await table.entities.budget.update({ day }).add(change).go();
}

/** Returns the tokens used or reserved on `day`. */
export async function tokensUsedOn({ table }: TableDeps, day: string): Promise<number> {
  const { data } = await table.entities.budget.get({ day }).go({ consistent: true });
  return data?.used ?? 0;
}

/** Returns the tokens that are left of today's budget. */
export async function tokensLeft(deps: Omit<BudgetDeps, "onBudgetLeft">): Promise<number> {
  return Math.max(
    0,
    deps.dailyTokens - (await tokensUsedOn(deps, deps.clock().toISOString().slice(0, 10))),
  );
}
