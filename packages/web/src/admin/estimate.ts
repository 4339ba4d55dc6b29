import type { ContentEstimate } from "@vanfettle/contract/generation/generation-schemas";
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

/** Returns the share of a day's budget that tokens are: `6 %`. */
export const shareOf = (tokens: number, dailyTokens: number): string => {
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
  const rate = `${formatPounds(exchangeRate.poundsPerDollar)} a US dollar, set in ${formatMonth(exchangeRate.setOn)}`;
  return `Tokens a text: ${describeMeasured(measuredTexts)}. Pounds: at ${rate} and rounded up; the bill differs.`;
}

/** Describes what an estimate rests on: "from the last 40 texts of this model". */
export const describeMeasured = (measuredTexts: number): string =>
  measuredTexts > 0
    ? `from the last ${pluralise(measuredTexts, "text")} of this model`
    : "from assumptions, because no text of this model has been measured yet";

/** Returns how many places a run in bulk leaves out, and why. */
export const describeLeftOut = (leftOut: number): string =>
  `${pluralise(leftOut, "village or smaller town", "villages and smaller towns")} left out, whose texts would be nearly alike.`;
