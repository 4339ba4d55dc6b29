import {
  MathExpression,
  Metric,
  type IMetric,
  type MetricOptions,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { Duration } from "aws-cdk-lib/core";
import {
  accessLogMetrics,
  edgeFallback,
  functionName,
  metricNamespace,
  type MetricName,
  type MetricService,
} from "@vanfettle/contract/deployment";
import type { GenerationName } from "@vanfettle/contract/deployment";
import type { EndpointGroup } from "@vanfettle/contract/endpoint";

type Dimensions = Record<string, string>;

/** Returns a metric, by default as a sum over five minutes. */
const metric = (
  namespace: string,
  metricName: string,
  dimensionsMap?: Dimensions,
  options: MetricOptions = {},
) =>
  new Metric({
    namespace,
    metricName,
    statistic: "Sum",
    ...(dimensionsMap && { dimensionsMap }),
    ...options,
  });

/** Returns a metric that our functions publish. */
export const applicationMetric = <S extends MetricService>(
  stage: string,
  service: S,
  metricName: MetricName<S>,
  options?: MetricOptions,
): Metric => metric(metricNamespace(stage), metricName, { service }, options);

/** Returns an expression over metrics, which it names. */
export const expression = (
  label: string,
  period: Duration,
  formula: string,
  usingMetrics?: Record<string, IMetric>,
) =>
  new MathExpression({ label, period, expression: formula, ...(usingMetrics && { usingMetrics }) });

/** Returns the sum of the metrics. A metric without data counts as 0. */
export function sumOver(label: string, metrics: readonly IMetric[]): MathExpression {
  // A graph may show several sums, and metric ids must be unique within it.
  const prefix = label.toLowerCase().replaceAll(/[^a-z]/g, "");
  const usingMetrics = Object.fromEntries(
    metrics.map((each, number) => [`${prefix}${number}`, each]),
  );
  const filled = Object.keys(usingMetrics).map((id) => `FILL(${id}, 0)`);
  return new MathExpression({ expression: `SUM([${filled.join(", ")}])`, usingMetrics, label });
}

type FunctionMetric = "Errors" | "Throttles";

/**
 * Uses the function's name: a reference would be an export, which a release could not rename or
 * remove.
 */
const functionMetric = (FunctionName: string, name: FunctionMetric) =>
  metric("AWS/Lambda", name, { FunctionName });

/** Returns the sum of a metric over functions of a stage. */
export const functionsMetric = (
  stage: string,
  names: readonly (EndpointGroup | GenerationName)[],
  metricName: FunctionMetric,
) =>
  sumOver(
    metricName,
    names.map((name) => functionMetric(functionName(stage, name), metricName)),
  );

/**
 * Returns a metric of the renderer in this region. Lambda@Edge reports under this name in each
 * region that renders.
 */
export const rendererMetric = (stage: string, metricName: FunctionMetric): Metric =>
  functionMetric(`us-east-1.${functionName(stage, "edge")}`, metricName);

/** Returns a metric that a filter counts in the API's access log. */
export const accessLogMetric = (stage: string, name: keyof typeof accessLogMetrics): Metric =>
  metric(metricNamespace(stage), accessLogMetrics[name]);

/** Returns the number of pages that could not be rendered. */
export const edgeFallbacks = (stage: string): Metric =>
  metric(metricNamespace(stage), edgeFallback.metric);

/** Returns a metric of the distribution, which CloudFront publishes only in us-east-1. */
export const distributionMetric = (
  DistributionId: string,
  metricName: string,
  options?: MetricOptions,
): Metric => metric("AWS/CloudFront", metricName, { DistributionId, Region: "Global" }, options);

/**
 * Returns the number of requests that the web ACL has blocked, which is only published in
 * us-east-1.
 */
export const blockedRequests = (WebACL: string, options?: MetricOptions): Metric =>
  metric("AWS/WAFV2", "BlockedRequests", { WebACL, Rule: "ALL" }, options);

const operations = ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"];

/** Returns the number of throttled table requests, over all operations that the functions use. */
export const tableThrottles = ({ tableName: TableName }: Table): MathExpression =>
  sumOver(
    "Throttled requests",
    operations.map((Operation) =>
      metric("AWS/DynamoDB", "ThrottledRequests", { TableName, Operation }),
    ),
  );
