import type { ResolvedAssembly } from "../assembly/intrinsics.ts";
import { parseJsonObject } from "../http.ts";
import { filterPattern } from "./filter-pattern.ts";
import type { RecordMetric } from "./metrics.ts";

type MetricFilter = ReturnType<typeof metricFilters>[number];

interface FilterProperties {
  FilterPattern: string;
  LogGroupName: string;
  MetricTransformations: { MetricNamespace: string; MetricName: string; MetricValue: string }[];
}

/** Reads the metric filters of the templates. Throws for a pattern that is not supported. */
export function metricFilters({ resources }: ResolvedAssembly) {
  const groups = resources<{ LogGroupName?: string }>("AWS::Logs::LogGroup");
  return resources<FilterProperties>("AWS::Logs::MetricFilter").flatMap(
    ({ stack, id, properties: filter }) => {
      const matches = filterPattern(filter.FilterPattern);
      const group = groups.find((each) => each.stack === stack && each.id === filter.LogGroupName);
      const logGroup = group?.properties.LogGroupName ?? filter.LogGroupName;
      return filter.MetricTransformations.map(
        ({ MetricNamespace: namespace, MetricName: name, MetricValue }) => {
          if (!/^\d+$/.test(MetricValue)) {
            throw new Error(`The value ${MetricValue} of ${id} is not supported locally.`);
          }
          return {
            logGroup,
            matches,
            metric: { namespace, name, dimensions: {} },
            value: Number(MetricValue),
          };
        },
      );
    },
  );
}

/**
 * Returns the reader of a log group: it derives metrics from the embedded metric format and by the
 * filters.
 */
export function logMetrics(filters: readonly MetricFilter[], record: RecordMetric) {
  return (logGroup: string): ((line: string) => void) => {
    const ofGroup = filters.filter((filter) => filter.logGroup === logGroup);
    return (line) => {
      for (const { matches, metric, value } of ofGroup) if (matches(line)) record(metric, value);
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
  const entry = parseJsonObject(line);
  const { CloudWatchMetrics = [] } = (entry._aws ?? {}) as { CloudWatchMetrics?: Directive[] };
  for (const { Namespace: namespace, Dimensions = [[]], Metrics = [] } of CloudWatchMetrics) {
    for (const names of Dimensions) {
      const dimensions = Object.fromEntries(names.map((name) => [name, String(entry[name])]));
      for (const { Name: name } of Metrics) {
        for (const value of [entry[name]].flat()) {
          if (typeof value === "number") record({ namespace, name, dimensions }, value);
        }
      }
    }
  }
}
