import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { metricNamespace, type MetricName, type MetricService } from "@vanfettle/contract/metrics";

/** Writes one log line that CloudWatch reads as metrics. Only numbers and closed lists: a line may hold no one's data. */
export type Emit<S extends MetricService> = (
  figures: Partial<Record<MetricName<S>, number>>,
  dimensions?: { code?: string },
) => void;

export function createMetrics<S extends MetricService>(service: S): Emit<S> {
  const metrics = new Metrics({ namespace: metricNamespace, serviceName: service });
  return (figures, { code } = {}) => {
    if (code !== undefined) metrics.addDimension("code", code);
    for (const [name, value] of Object.entries<number | undefined>(figures)) {
      if (value !== undefined) metrics.addMetric(name, MetricUnit.Count, value);
    }
    metrics.publishStoredMetrics();
  };
}
