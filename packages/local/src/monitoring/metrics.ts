export interface Metric {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
}

/**
 * Receives each value of a metric. The local cloud does not store metrics; tests compare them with
 * the alarms.
 */
export type RecordMetric = (metric: Metric, value: number) => void;

/** Records a value of a metric by its name, for a resource; the value defaults to 1. */
export type RecordNamed = (name: string, value?: number) => void;

/**
 * Returns the function that records the metrics of a resource, which its namespace and dimensions
 * identify.
 */
export const metricsOf =
  (record: RecordMetric, namespace: string, dimensions: Record<string, string>): RecordNamed =>
  (name, value = 1) =>
    record({ namespace, name, dimensions }, value);
