import type { Metric } from "../monitoring/metrics.ts";
import type { CloudAssembly } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface MetricFilter {
  logGroup: string;
  phrase: string;
  metric: Metric;
  value: number;
}

interface FilterProperties {
  FilterPattern: string;
  LogGroupName: string;
  MetricTransformations: { MetricNamespace: string; MetricName: string; MetricValue: string }[];
}

/** Reads the metric filters of the templates. Throws for a pattern other than a quoted phrase. */
export function metricFilters(assembly: CloudAssembly, resolve: Resolve): MetricFilter[] {
  return resourcesOf(assembly, "AWS::Logs::MetricFilter").flatMap(({ stack, id, properties }) => {
    const filter = resolve(stack, properties) as FilterProperties;
    const phrase = /^"([^"]+)"$/.exec(filter.FilterPattern)?.[1];
    if (phrase === undefined) throw new Error(`The pattern ${filter.FilterPattern} of ${id} is not supported locally.`);
    const group = stack.template.Resources?.[filter.LogGroupName]?.Properties?.LogGroupName;
    const logGroup = group === undefined ? filter.LogGroupName : String(resolve(stack, group));
    return filter.MetricTransformations.map(({ MetricNamespace: namespace, MetricName: name, MetricValue }) => {
      if (!/^\d+$/.test(MetricValue)) throw new Error(`The value ${MetricValue} of ${id} is not supported locally.`);
      return { logGroup, phrase, metric: { namespace, name, dimensions: {} }, value: Number(MetricValue) };
    });
  });
}
