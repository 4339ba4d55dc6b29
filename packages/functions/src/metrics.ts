import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import {
  metricNamespace,
  type MetricName,
  type MetricService,
} from "@vanfettle/contract/deployment";
import { readEnv, StageEnv } from "./env.ts";

/**
 * Writes a log line in the embedded metric format. Accepts only numbers and known codes, never
 * personal data.
 */
export type Emit<S extends MetricService> = (
  counts: Partial<Record<MetricName<S>, number>>,
  described?: { code?: string; details?: Record<string, string> },
) => void;

/**
 * Returns a function that writes counts to the log as CloudWatch metrics of the stage in `STAGE`. A
 * code becomes a dimension, details do not. Throws without a stage.
 */
export function createMetrics<S extends MetricService>(service: S): Emit<S> {
  const metrics = new Metrics({
    namespace: metricNamespace(readEnv(StageEnv).STAGE),
    serviceName: service,
  });
  return (counts, { code, details = {} } = {}) => {
    if (code !== undefined) metrics.addDimension("code", code);
    for (const [name, value] of Object.entries(details)) metrics.addMetadata(name, value);
    for (const [name, value] of Object.entries<number | undefined>(counts)) {
      if (value !== undefined) metrics.addMetric(name, MetricUnit.Count, value);
    }
    metrics.publishStoredMetrics();
  };
}
