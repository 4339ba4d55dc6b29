/**
 * US dollars per million tokens, from https://platform.openai.com/docs/pricing as of March 2026, by
 * a prefix of the model's name; the longest prefix that matches counts. The local text service
 * costs nothing.
 */
const dollarsPerMillion: Record<string, Tokens> = {
  "gpt-5": { input: 1.25, output: 10 },
  "gpt-5-mini": { input: 0.25, output: 2 },
  "gpt-5-nano": { input: 0.05, output: 0.4 },
  "gpt-4.1": { input: 2, output: 8 },
  "gpt-4.1-mini": { input: 0.4, output: 1.6 },
  "gpt-4.1-nano": { input: 0.1, output: 0.4 },
  "gpt-4o": { input: 2.5, output: 10 },
  "gpt-4o-mini": { input: 0.15, output: 0.6 },
  "vanfettle-local": { input: 0, output: 0 },
};

/**
 * The rate of every estimate in pounds, set manually above the rates of early 2026 to err on the
 * high side.
 */
export const exchangeRate = { poundsPerDollar: 0.8, setOn: "2026-03-01" } as const;

export type Tokens = { input: number; output: number };

/** Returns an estimate of `costInPounds` in US dollars, to a hundredth of a cent. */
export const inDollars = (pounds: number | null): number | null =>
  pounds === null ? null : Math.round((pounds / exchangeRate.poundsPerDollar) * 10_000) / 10_000;

/** US dollars per million tokens that a stage sets, by model. They take the place of the list's. */
export type Prices = Readonly<Record<string, Tokens>>;

export type PriceDeps = { prices?: Prices | undefined };

/**
 * The form of a setting: the dollars of a million tokens sent, a slash, the dollars of a million
 * received.
 */
export const pricePattern = /^\d+(\.\d+)?\/\d+(\.\d+)?$/;

/** Parses a setting in the form of `pricePattern`. */
export function parsePrice(text: string): Tokens {
  const [input = 0, output = 0] = text.split("/").map(Number);
  return { input, output };
}

/**
 * Estimates the cost before tax, to a hundredth of a penny. Returns null for a model without a
 * price, and where a model's tokens are not known.
 */
export function costInPounds(
  model: string | undefined,
  { input, output }: Tokens,
  prices: Prices = {},
): number | null {
  if (input === 0 && output === 0) return model === undefined ? 0 : null;
  const price = priceOf(model, prices);
  if (!price) return null;
  const dollars = (input * price.input + output * price.output) / 1_000_000;
  return Math.round(dollars * exchangeRate.poundsPerDollar * 10_000) / 10_000;
}

function priceOf(model: string | undefined, prices: Prices): Tokens | undefined {
  const all = Object.entries({ ...dollarsPerMillion, ...prices });
  const longest = all.toSorted(([a], [b]) => b.length - a.length);
  return longest.find(([prefix]) => model === prefix || model?.startsWith(`${prefix}-`))?.[1];
}

/**
 * Returns the model with the dearer output, to err on the high side. A model without a listed price
 * is dearest.
 */
export function dearerModel(
  one: string | undefined,
  other: string | undefined,
  prices: Prices = {},
): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const price = (model: string) => priceOf(model, prices)?.output ?? Infinity;
  return price(other) > price(one) ? other : one;
}
