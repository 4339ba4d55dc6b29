import type { MetricFilter } from "../assembly/metric-filters.ts";
import type { RecordMetric } from "./metrics.ts";

/**
 * Derives metrics from log lines like CloudWatch: from the embedded metric format and with metric filters. Returns a
 * function that takes a log group and returns a reader of its lines.
 */
export function logMetrics(filters: readonly MetricFilter[], record: RecordMetric) {
  return (logGroup: string): ((line: string) => void) => {
    const ofGroup = filters.filter((filter) => filter.logGroup === logGroup);
    return (line) => {
      for (const { phrase, metric, value } of ofGroup) if (line.includes(phrase)) record(metric, value);
      if (line.includes('"_aws"')) recordEmbedded(record, line);
    };
  };
}

interface Directive {
  Namespace: string;
  Dimensions?: string[][];
  Metrics?: { Name: string }[];
}

function recordEmbedded(record: RecordMetric, line: string): void {
  const entry = parseLine(line);
  const { CloudWatchMetrics = [] } = (entry._aws ?? {}) as { CloudWatchMetrics?: Directive[] };
  for (const { Namespace: namespace, Dimensions = [[]], Metrics = [] } of CloudWatchMetrics) {
    for (const names of Dimensions) {
      const dimensions = Object.fromEntries(names.map((name) => [name, String(entry[name])]));
      for (const { Name: name } of Metrics) {
        for (const value of [entry[name]].flat())
          if (typeof value === "number") record({ namespace, name, dimensions }, value);
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
