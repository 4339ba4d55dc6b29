import type { Table } from "../table/table.ts";

export interface BudgetDeps {
  table: Table;
  clock: () => Date;
  /** Tokens a UTC day may use, questions and answers together. */
  dailyTokens: number;
  /** Told what the day has left each time tokens are set aside. */
  onBudgetLeft?: (tokens: number) => void;
}

/** What was set aside, on the day it was. */
export interface Reservation {
  day: string;
  tokens: number;
}

const daysKept = 35;

/** Sets tokens aside before a call; null if the day has not that many left. Racing callers cannot overdraw. */
export async function reserve(deps: BudgetDeps, tokens: number): Promise<Reservation | null> {
  const { table, clock, dailyTokens, onBudgetLeft } = deps;
  if (tokens > dailyTokens) return null;
  const now = clock();
  const day = now.toISOString().slice(0, 10);
  const result = await table.entities.budget
    .update({ day })
    .add({ used: tokens })
    .set({ expiresAt: Math.floor(now.getTime() / 1000) + daysKept * 86_400 })
    .where(({ used }, { notExists, lte }) => `${notExists(used)} OR ${lte(used, dailyTokens - tokens)}`)
    .go({ response: "updated_new", returnOnConditionCheckFailure: true });
  if (result.rejected) return null;
  onBudgetLeft?.(dailyTokens - (result.data.used ?? 0));
  return { day, tokens };
}

/** Replaces what was set aside by what the call has cost. */
export async function settle({ table }: { table: Table }, { day, tokens }: Reservation, cost: number): Promise<void> {
  if (cost !== tokens)
    await table.entities.budget
      .update({ day })
      .add({ used: cost - tokens })
      .go();
}

export async function usedOn({ table }: { table: Table }, day: string): Promise<number> {
  const { data } = await table.entities.budget.get({ day }).go({ consistent: true });
  return data?.used ?? 0;
}
