import type { ContentEstimate } from "@vanfettle/contract/content/content-schemas";
import { regions } from "@vanfettle/contract/locations/regions";
import { tokensLeft } from "./budget.ts";
import { costInPounds, dearerModel, exchangeRate, inDollars } from "./prices.ts";
import { readProgress, type ProgressDeps } from "./progress.ts";
import { countProgress, isComplete, type ScopeProgress } from "./scope-progress.ts";
import type { ContentQueueEstimate, QueueSelection } from "@vanfettle/contract/content/queue-schemas";
import { selectTexts } from "./select-texts.ts";

export interface EstimateDeps extends ProgressDeps {
  /** The names of the models that are set to write and to read, which may be the same. */
  modelNames: readonly [string, ...string[]];
  /** Tokens that may be used in a UTC day. */
  dailyTokens: number;
}

/**
 * The tokens of a text before any was measured, corrective calls included: 1.1 times a call of the writer (6,900 tokens in,
 * 1,700 out) and one of the reader (1,600 in, 1,100 out), as in docs/costs.md.
 */
const assumedTokens = { input: 9_350, output: 3_080 };
/** The calls of a text, under the same assumption. */
const assumedCalls = 2.2;

export interface AverageText {
  tokens: { input: number; output: number };
  calls: number;
  /** The number of texts that the averages were measured on. */
  measuredTexts: number;
  /** The model by which a text is priced. */
  model: string;
}

/** Returns the averages of the latest runs over each scope by the same models, or the assumptions. */
export function averageText(scopes: Iterable<ScopeProgress>, modelNames: EstimateDeps["modelNames"]): AverageText {
  const measured = [...scopes].filter(
    (row) => modelNames.some((name) => isOfModel(row, name)) && (row.written ?? 0) > 0,
  );
  const sum = (count: (row: ScopeProgress) => number | undefined) =>
    measured.reduce((total, row) => total + (count(row) ?? 0), 0);
  const measuredTexts = sum(({ written }) => written);
  const model = measured[0]?.model ?? modelNames.reduce(dearest);
  if (measuredTexts === 0) return { tokens: assumedTokens, calls: assumedCalls, measuredTexts, model };
  const tokens = {
    input: Math.round(sum(({ inputTokens }) => inputTokens) / measuredTexts),
    output: Math.round(sum(({ outputTokens }) => outputTokens) / measuredTexts),
  };
  return { tokens, calls: sum(({ paidCalls }) => paidCalls) / measuredTexts, measuredTexts, model };
}

/**
 * Returns the likely usage and cost of a text, the number of texts that a run over each region would write, and the
 * rest of today's budget. The averages come from the latest runs over each region and the latest batch and queue by the
 * same model.
 */
export async function contentEstimate(deps: EstimateDeps): Promise<ContentEstimate> {
  const [{ scopes }, sizes, left] = await Promise.all([readProgress(deps), deps.scopeSizes(), tokensLeft(deps)]);
  const { tokens: tokensPerText, measuredTexts, model } = averageText(scopes.values(), deps.modelNames);
  const ofThousand = costInPounds(model, {
    input: tokensPerText.input * 1_000,
    output: tokensPerText.output * 1_000,
  });
  return {
    tokensPerText,
    measuredTexts,
    poundsPerThousandTexts: ofThousand,
    exchangeRate,
    budget: { dailyTokens: deps.dailyTokens, left },
    regions: regions.map(({ slug, name, counties }) => ({
      region: name,
      texts: textsToWrite(scopes.get(slug)) ?? (sizes.get(name) ?? 0) + counties + 1,
    })),
  };
}

const dearest = (one: string, other: string): string => dearerModel(one, other) ?? one;

const isOfModel = ({ model }: ScopeProgress, name: string): boolean =>
  model === name || model?.startsWith(`${name}-`) === true;

/** Returns how many texts are left of a plan that the next run resumes; undefined where that run begins a plan. */
function textsToWrite(row: ScopeProgress | undefined): number | undefined {
  if (!row || isComplete(row)) return undefined;
  const { failures, remaining } = countProgress(row);
  return failures.size + remaining.length;
}

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
