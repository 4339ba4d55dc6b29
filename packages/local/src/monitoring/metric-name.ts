/** What CloudWatch tells metrics apart by. */
export interface MetricName {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
}
