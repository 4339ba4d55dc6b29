import type { ContentEstimate } from "@vanfettle/contract/generation/generation-schemas";
import type {
  ContentQueueEstimate,
  QueueSelection,
} from "@vanfettle/contract/generation/queue-schemas";
import { regions } from "@vanfettle/contract/location/regions";
import { tokensLeft } from "./budget.ts";
import { selectTexts } from "./location-states.ts";
import {
  costInPounds,
  dearerModel,
  exchangeRate,
  inDollars,
  type PriceDeps,
  type Tokens,
} from "./prices.ts";
import { readProgress, type ProgressDeps } from "./progress.ts";
import { countProgress, isComplete, textsOfRegion, usageOf, type ScopeProgress } from "./scope.ts";

export interface EstimateDeps extends ProgressDeps, PriceDeps {
  /** The names of the models that are set to write and to read, which may be the same. */
  modelNames: readonly [string, ...string[]];
  dailyTokens: number;
}
export type QueueEstimateDeps = Omit<EstimateDeps, "scopeSizes">;

/**
 * The tokens and calls of a text before any was measured, corrective calls included: 1.1 times a
 * call of the writer (1,450 tokens in, 1,300 out) and one of the reader (2,050 in, 1,100 out), as
 * in docs/costs.md.
 */
const assumed = { tokens: { input: 3_850, output: 2_640 }, calls: 2.2 };

/**
 * Returns the averages of the latest runs over each scope by the same models, or the assumptions.
 */
export function averageText(
  scopes: Iterable<ScopeProgress>,
  { modelNames, prices }: Pick<EstimateDeps, "modelNames" | "prices">,
) {
  const isUsed = (model = "") =>
    modelNames.some((name) => model === name || model.startsWith(`${name}-`));
  const measured = [...scopes].filter(({ model, written = 0 }) => written > 0 && isUsed(model));
  const { written: measuredTexts, tokens, paidCalls } = usageOf(measured);
  const model =
    measured[0]?.model ?? modelNames.reduce((one, other) => dearerModel(one, other, prices) ?? one);
  if (measuredTexts === 0) return { ...assumed, measuredTexts, model };
  const average = (sum: number) => Math.round(sum / measuredTexts);
  return {
    tokens: { input: average(tokens.input), output: average(tokens.output) },
    calls: paidCalls / measuredTexts,
    measuredTexts,
    model,
  };
}

const times = (texts: number, { input, output }: Tokens): Tokens => ({
  input: texts * input,
  output: texts * output,
});

/**
 * Returns the likely usage and cost of a text, the texts of a run over each region, and today's
 * budget.
 */
export async function contentEstimate(deps: EstimateDeps): Promise<ContentEstimate> {
  const [{ scopes }, sizes, left] = await Promise.all([
    readProgress(deps),
    deps.scopeSizes(),
    tokensLeft(deps),
  ]);
  const { tokens: tokensPerText, measuredTexts, model } = averageText(scopes.values(), deps);
  return {
    tokensPerText,
    measuredTexts,
    poundsPerThousandTexts: costInPounds(model, times(1_000, tokensPerText), deps.prices),
    exchangeRate,
    budget: { dailyTokens: deps.dailyTokens, left },
    regions: regions.map((region) => ({
      region: region.name,
      texts:
        textsToWrite(scopes.get(region.slug)) ?? textsOfRegion(region, sizes.get(region.name) ?? 0),
    })),
  };
}

/**
 * Returns how many texts are left of a plan that the next run resumes; undefined where that run
 * begins a plan.
 */
function textsToWrite(row: ScopeProgress | undefined): number | undefined {
  if (!row || isComplete(row)) return undefined;
  const { failures, remaining } = countProgress(row);
  return failures.size + remaining.length;
}

/**
 * Returns the likely usage of a queue over a selection. Throws `invalid_request` for an unknown
 * county or location.
 */
export async function estimateQueue(
  deps: QueueEstimateDeps,
  selection: QueueSelection,
): Promise<ContentQueueEstimate> {
  const { keys, leftOut } = await selectTexts(deps, selection);
  const texts = keys.length;
  const [{ scopes }, left] = await Promise.all([readProgress(deps), tokensLeft(deps)]);
  const { tokens, calls, measuredTexts, model } = averageText(scopes.values(), deps);
  const all = times(texts, tokens);
  const costPounds = costInPounds(model, all, deps.prices);
  const { dailyTokens } = deps;
  // Today counts if the rest of its budget is enough for a text.
  const usesToday = left >= tokens.input + tokens.output;
  const days = Number(usesToday) + furtherDays(all, { dailyTokens, left: usesToday ? left : 0 });
  return {
    texts,
    calls: Math.round(texts * calls),
    tokens: all,
    costPounds,
    costDollars: inDollars(costPounds),
    days: all.input + all.output === 0 ? 0 : days,
    budget: { dailyTokens, left },
    measuredTexts,
    leftOut,
  };
}

/** Returns on how many days after today so many tokens need the budget. */
export const furtherDays = (
  { input, output }: Tokens,
  { dailyTokens, left }: { dailyTokens: number; left: number },
) => Math.max(0, Math.ceil((input + output - left) / dailyTokens));
