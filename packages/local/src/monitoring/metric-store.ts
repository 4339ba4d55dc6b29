import { metricFiles, type Measured } from "./metric-files.ts";
import type { MetricName } from "./metric-name.ts";
import { statisticOf, type Statistic } from "./statistic.ts";

export interface Window {
  from: number;
  to: number;
}

export interface MetricStore {
  /** A way to write one metric, looked up once, so that a measurement in the path of a request is one addition. */
  series: (metric: MetricName) => (value: number) => void;
  /** Undefined where nothing was measured. */
  statistic: (metric: MetricName, statistic: Statistic, window: Window) => number | undefined;
  close: () => void;
}

export interface MetricStoreOptions {
  /** Without it, metrics last as long as the process. */
  folder: string | undefined;
  now: () => number;
}

/** How often each value was measured, by the minute it was measured in. */
type Minutes = Map<number, Map<number, number>>;

interface Series {
  metric: MetricName;
  minutes: Minutes;
  unsaved: Minutes;
}

const minuteMs = 60_000;
/** As far back as an alarm may look. */
const keptMs = 24 * 3_600_000;
const saveEveryMs = 15_000;

/** CloudWatch's metrics for one machine, to the minute. */
export function metricStore({ folder, now }: MetricStoreOptions): MetricStore {
  const all = new Map<string, Series>();
  const files = folder === undefined ? undefined : metricFiles(folder);

  function find(metric: MetricName): Series {
    const key = keyOf(metric);
    const known = all.get(key) ?? { metric, minutes: new Map(), unsaved: new Map() };
    all.set(key, known);
    return known;
  }

  function save(): void {
    const oldest = now() - keptMs;
    const rows: Measured[] = [];
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

  for (const { at, counts, ...metric } of files?.since(now() - keptMs) ?? []) {
    const { minutes } = find(metric);
    for (const [value, count] of counts) add(minutes, Date.parse(at), value, count);
  }
  const timer = setInterval(save, saveEveryMs).unref();

  return {
    series(metric) {
      const { unsaved } = find(metric);
      return (value) => add(unsaved, floorToMinute(now()), value, 1);
    },
    statistic(metric, statistic, { from, to }) {
      const counts: Minutes = new Map();
      const known = all.get(keyOf(metric));
      for (const minutes of known ? [known.minutes, known.unsaved] : []) {
        for (const [minute, values] of minutes) {
          if (minute < from || minute >= to) continue;
          for (const [value, count] of values) add(counts, 0, value, count);
        }
      }
      return statisticOf(statistic, counts.get(0) ?? new Map());
    },
    close() {
      clearInterval(timer);
      save();
    },
  };
}

export const floorToMinute = (ms: number): number => ms - (ms % minuteMs);

const keyOf = ({ namespace, name, dimensions }: MetricName): string =>
  JSON.stringify([namespace, name, Object.entries(dimensions).sort(([a], [b]) => (a < b ? -1 : 1))]);

function add(minutes: Minutes, minute: number, value: number, count: number): void {
  let counts = minutes.get(minute);
  if (!counts) minutes.set(minute, (counts = new Map()));
  counts.set(value, (counts.get(value) ?? 0) + count);
}
