/** `Sum`, `SampleCount`, `Average`, `Minimum`, `Maximum`, or a percentile such as `p99`. */
export type Statistic = string;

/** Values with how often each came, in their order. */
type Sample = readonly (readonly [value: number, count: number])[];

const samplesIn = (sample: Sample): number => sample.reduce((total, [, count]) => total + count, 0);
const sumOf = (sample: Sample): number => sample.reduce((total, [value, count]) => total + value * count, 0);

const statistics: Record<string, (sample: Sample) => number | undefined> = {
  Sum: sumOf,
  SampleCount: samplesIn,
  Average: (sample) => sumOf(sample) / samplesIn(sample),
  Minimum: (sample) => sample[0]?.[0],
  Maximum: (sample) => sample.at(-1)?.[0],
};
const percentile = /^p(\d{1,2}(?:\.\d+)?)$/;

export const isStatistic = (name: Statistic): boolean => Object.hasOwn(statistics, name) || percentile.test(name);

/** Undefined of nothing. */
export function statisticOf(name: Statistic, counts: ReadonlyMap<number, number>): number | undefined {
  if (counts.size === 0) return undefined;
  const sample = [...counts].sort(([a], [b]) => a - b);
  const share = percentile.exec(name)?.[1];
  if (share === undefined) return statistics[name]?.(sample);
  let left = (samplesIn(sample) * Number(share)) / 100;
  return (sample.find(([, count]) => (left -= count) <= 0) ?? sample.at(-1))?.[0];
}
