import type { MetricFilter } from "../assembly/metric-filters.ts";
import type { MetricStore } from "./metric-store.ts";

export interface LoggedMetricsDeps {
  metrics: MetricStore;
  filters: readonly MetricFilter[];
}

/** What CloudWatch makes of a function's log lines: figures in the embedded metric format, and phrases it counts. */
export function loggedMetrics({ metrics, filters }: LoggedMetricsDeps) {
  return (logGroup: string): ((line: string) => void) => {
    const counted = filters
      .filter((filter) => filter.logGroup === logGroup)
      .map(({ phrase, metric, value }) => ({ phrase, value, record: metrics.series(metric) }));
    return (line) => {
      for (const { phrase, value, record } of counted) if (line.includes(phrase)) record(value);
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
  const entry = parsed(line);
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

function parsed(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
