import type {
  ContentEstimate,
  ContentRun,
} from "@vanfettle/contract/generation/generation-schemas";
import { pluralise, withCommas } from "@vanfettle/vans/format-number";
import { formatMonth, formatPounds } from "./format.ts";

/** Formats a rounded number of tokens: `900`, `180 thousand`, `1.2 million`. */
export function formatTokens(tokens: number): string {
  if (tokens < 1_000) return withCommas(tokens);
  if (tokens < 1_000_000) return `${withCommas(Math.round(tokens / 1_000))} thousand`;
  return `${(tokens / 1_000_000).toFixed(1)} million`;
}

const roundedPounds = (pounds: number): string =>
  pounds > 0 && pounds < 0.01 ? "less than £0.01" : formatPounds(Math.round(pounds * 100) / 100);

const shareOf = (tokens: number, dailyTokens: number): string => {
  const percent = (tokens / dailyTokens) * 100;
  return percent > 0 && percent < 1 ? "under 1 %" : `${withCommas(Math.round(percent))} %`;
};

/**
 * Describes the likely usage of a run over so many texts: "26 texts, about 182 thousand tokens,
 * about £0.26, 6 % of today's budget".
 */
export function describeEstimate(texts: number, estimate: ContentEstimate): string {
  const { tokensPerText, poundsPerThousandTexts, budget } = estimate;
  const tokens = texts * (tokensPerText.input + tokensPerText.output);
  const cost =
    poundsPerThousandTexts === null
      ? "at an unknown price"
      : `about ${roundedPounds((texts * poundsPerThousandTexts) / 1_000)}`;
  const share = `${shareOf(tokens, budget.dailyTokens)} of today's budget`;
  const more =
    tokens > budget.left
      ? `, more than the ${formatTokens(budget.left)} tokens that are left of it`
      : "";
  return `${pluralise(texts, "text")}, about ${formatTokens(tokens)} tokens, ${cost}, ${share}${more}`;
}

export function describeBasis({ measuredTexts, exchangeRate }: ContentEstimate): string {
  const basis =
    measuredTexts > 0
      ? `measured on the last ${pluralise(measuredTexts, "text")} of this model`
      : "an assumption, because no text of this model has been measured yet";
  const rate = `${formatPounds(exchangeRate.poundsPerDollar)} a US dollar, set in ${formatMonth(exchangeRate.setOn)}`;
  return `Tokens a text: ${basis}. Pounds: at ${rate} and rounded up; the bill differs.`;
}

/** Describes a run's usage: "26 texts, 181 thousand tokens, £0.25, 6 % of a day's budget". */
export function describeUsage(
  { texts, tokens, costPounds }: ContentRun,
  dailyTokens: number | undefined,
): string {
  const sum = tokens.input + tokens.output;
  const cost = costPounds === null ? "cost not known" : roundedPounds(costPounds);
  const share = dailyTokens === undefined ? "" : `, ${shareOf(sum, dailyTokens)} of a day's budget`;
  return `${pluralise(texts, "text")}, ${formatTokens(sum)} tokens, ${cost}${share}`;
}

/** Returns how many places a run in bulk leaves out, and why. */
export const describeLeftOut = (leftOut: number): string =>
  `${pluralise(leftOut, "village or smaller town", "villages and smaller towns")} left out, whose texts would be nearly alike.`;
