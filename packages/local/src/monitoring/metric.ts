/** The identity of a metric in CloudWatch. */
export interface MetricName {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
}

/** `Sum`, `SampleCount`, `Average`, `Minimum`, `Maximum`, or a percentile such as `p99`. */
export type Statistic = string;

/** Values in ascending order with their counts. */
type Sample = readonly (readonly [value: number, count: number])[];

const countOf = (sample: Sample): number => sample.reduce((total, [, count]) => total + count, 0);
const sumOf = (sample: Sample): number => sample.reduce((total, [value, count]) => total + value * count, 0);

const statistics: Record<string, (sample: Sample) => number | undefined> = {
  Sum: sumOf,
  SampleCount: countOf,
  Average: (sample) => sumOf(sample) / countOf(sample),
  Minimum: (sample) => sample[0]?.[0],
  Maximum: (sample) => sample.at(-1)?.[0],
};
const percentile = /^p(\d{1,2}(?:\.\d+)?)$/;

/** Returns whether a statistic is supported. */
export const isStatistic = (name: Statistic): boolean => Object.hasOwn(statistics, name) || percentile.test(name);

/** Computes a statistic over values with their counts. Returns undefined for an empty map. */
export function statisticOf(name: Statistic, counts: ReadonlyMap<number, number>): number | undefined {
  if (counts.size === 0) return undefined;
  const sample = [...counts].sort(([a], [b]) => a - b);
  const percent = percentile.exec(name)?.[1];
  if (percent === undefined) return statistics[name]?.(sample);
  let remaining = (countOf(sample) * Number(percent)) / 100;
  return (sample.find(([, count]) => (remaining -= count) <= 0) ?? sample.at(-1))?.[0];
}
