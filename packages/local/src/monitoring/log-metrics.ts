import type { MetricFilter } from "../assembly/metric-filters.ts";
import type { MetricStore } from "./metric-store.ts";

export interface LogMetricsOptions {
  metrics: MetricStore;
  filters: readonly MetricFilter[];
}

/**
 * Derives metrics from log lines like CloudWatch: from the embedded metric format and with metric filters. Returns a
 * function that takes a log group and returns a reader of its lines.
 */
export function logMetrics({ metrics, filters }: LogMetricsOptions) {
  return (logGroup: string): ((line: string) => void) => {
    const recorders = filters
      .filter((filter) => filter.logGroup === logGroup)
      .map(({ phrase, metric, value }) => ({ phrase, value, record: metrics.series(metric) }));
    return (line) => {
      for (const { phrase, value, record } of recorders) if (line.includes(phrase)) record(value);
      if (line.includes('"_aws"')) recordEmbedded(metrics, line);
    };
  };
}

interface Directive {
  Namespace: string;
  Dimensions?: string[][];
  Metrics?: { Name: string }[];
}

function recordEmbedded(metrics: MetricStore, line: string): void {
  const entry = parseLine(line);
  const { CloudWatchMetrics = [] } = (entry._aws ?? {}) as { CloudWatchMetrics?: Directive[] };
  for (const { Namespace: namespace, Dimensions = [[]], Metrics = [] } of CloudWatchMetrics) {
    for (const names of Dimensions) {
      const dimensions = Object.fromEntries(names.map((name) => [name, String(entry[name])]));
      for (const { Name: name } of Metrics) {
        const record = metrics.series({ namespace, name, dimensions });
        for (const value of [entry[name]].flat()) if (typeof value === "number") record(value);
      }
    }
  }
}

/** Parses a log line. Returns an empty object for a line that is not JSON. */
function parseLine(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
