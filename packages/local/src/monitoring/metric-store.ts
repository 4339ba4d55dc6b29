import { metricFiles, type MetricRow } from "./metric-files.ts";
import { statisticOf, type MetricName, type Statistic } from "./metric.ts";

/** The limits of a time range in epoch milliseconds; `to` is exclusive. */
export interface TimeRange {
  from: number;
  to: number;
}

export interface MetricStore {
  /** Returns a function that records values of a metric. The metric is looked up once instead of for every value. */
  series: (metric: MetricName) => (value: number) => void;
  /** Computes a statistic over the minutes that begin in a range. Returns undefined without data. */
  statistic: (metric: MetricName, statistic: Statistic, range: TimeRange) => number | undefined;
  /** Saves unsaved metrics. */
  close: () => void;
}

export interface MetricStoreOptions {
  /** The folder for metrics; without it, metrics last as long as the process. */
  folder: string | undefined;
  now: () => number;
}

/** The values and their counts, by minute in epoch milliseconds. */
type Minutes = Map<number, Map<number, number>>;

interface Series {
  metric: MetricName;
  minutes: Minutes;
  unsaved: Minutes;
}

const minuteMs = 60_000;
/** The longest range of an alarm, in milliseconds. */
const retentionMs = 7 * 24 * 3_600_000;
const saveEveryMs = 15_000;

/** Stores metrics per minute, and saves them every 15 seconds. */
export function metricStore({ folder, now }: MetricStoreOptions): MetricStore {
  const all = new Map<string, Series>();
  const files = folder === undefined ? undefined : metricFiles(folder);

  function findOrCreate(metric: MetricName): Series {
    const key = keyOf(metric);
    const series = all.get(key) ?? { metric, minutes: new Map(), unsaved: new Map() };
    all.set(key, series);
    return series;
  }

  function save(): void {
    const oldest = now() - retentionMs;
    const rows: MetricRow[] = [];
    for (const { metric, minutes, unsaved } of all.values()) {
      for (const [minute, counts] of unsaved) {
        rows.push({ at: new Date(minute).toISOString(), ...metric, counts: [...counts] });
        for (const [value, count] of counts) add(minutes, minute, value, count);
      }
      unsaved.clear();
      for (const minute of minutes.keys()) if (minute < oldest) minutes.delete(minute);
    }
    if (rows.length > 0) files?.append(rows);
  }

  for (const { at, counts, ...metric } of files?.readSince(now() - retentionMs) ?? []) {
    const { minutes } = findOrCreate(metric);
    for (const [value, count] of counts) add(minutes, Date.parse(at), value, count);
  }
  const timer = setInterval(save, saveEveryMs).unref();

  return {
    series(metric) {
      const { unsaved } = findOrCreate(metric);
      return (value) => add(unsaved, floorToMinute(now()), value, 1);
    },
    statistic(metric, statistic, { from, to }) {
      const counts = new Map<number, number>();
      const series = all.get(keyOf(metric));
      for (const minutes of series ? [series.minutes, series.unsaved] : []) {
        for (const [minute, values] of minutes) {
          if (minute < from || minute >= to) continue;
          for (const [value, count] of values) counts.set(value, (counts.get(value) ?? 0) + count);
        }
      }
      return statisticOf(statistic, counts);
    },
    close() {
      clearInterval(timer);
      save();
    },
  };
}

/** Returns the start of a time's minute, both in epoch milliseconds. */
export const floorToMinute = (ms: number): number => ms - (ms % minuteMs);

const keyOf = ({ namespace, name, dimensions }: MetricName): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).sort(([a], [b]) => (a < b ? -1 : 1))]);

function add(minutes: Minutes, minute: number, value: number, count: number): void {
  let counts = minutes.get(minute);
  if (!counts) minutes.set(minute, (counts = new Map()));
  counts.set(value, (counts.get(value) ?? 0) + count);
}
