import type { ContentQueueEstimate, QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import { tokensLeft } from "./budget.ts";
import { averageText, type EstimateDeps } from "./estimate.ts";
import { costInPounds, inDollars } from "./prices.ts";
import { readProgress } from "./progress.ts";
import { selectTexts } from "./select-texts.ts";

export type QueueEstimateDeps = Omit<EstimateDeps, "scopeSizes">;

/**
 * Returns how many texts the selection has now and the likely usage of a queue over them. Throws `invalid_request` for
 * an unknown county or location.
 */
export async function estimateQueue(deps: QueueEstimateDeps, selection: QueueSelection): Promise<ContentQueueEstimate> {
  const { keys } = await selectTexts(deps, selection);
  return estimateTexts(deps, keys.length);
}

/** Returns the likely usage of so many texts. */
export async function estimateTexts(deps: QueueEstimateDeps, texts: number): Promise<ContentQueueEstimate> {
  const [{ scopes }, left] = await Promise.all([readProgress(deps), tokensLeft(deps)]);
  const { tokens, calls, measuredTexts, model } = averageText(scopes.values(), deps.modelNames);
  const all = { input: texts * tokens.input, output: texts * tokens.output };
  const costPounds = costInPounds(model, all);
  const { dailyTokens } = deps;
  return {
    texts,
    calls: Math.round(texts * calls),
    tokens: all,
    costPounds,
    costDollars: inDollars(costPounds),
    days: daysFor(all.input + all.output, { ofText: tokens.input + tokens.output, dailyTokens, left }),
    budget: { dailyTokens, left },
    measuredTexts,
  };
}

/** Returns the days that the tokens need. Today counts if the rest of its budget is enough for a text. */
function daysFor(
  tokens: number,
  { ofText, dailyTokens, left }: { ofText: number; dailyTokens: number; left: number },
): number {
  if (tokens === 0) return 0;
  return left < ofText ? furtherDays(tokens, { dailyTokens, left: 0 }) : 1 + furtherDays(tokens, { dailyTokens, left });
}

/** Returns on how many days after today so many tokens need the budget. */
export const furtherDays = (tokens: number, { dailyTokens, left }: { dailyTokens: number; left: number }): number =>
  Math.max(0, Math.ceil((tokens - left) / dailyTokens));
