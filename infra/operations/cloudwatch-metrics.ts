import type { EndpointGroup } from "@vanfettle/contract/endpoint";
import { functionName } from "@vanfettle/contract/function-names";
import { metricNamespace, type MetricName, type MetricService } from "@vanfettle/contract/metrics";
import type { StepName } from "@vanfettle/contract/steps";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { Duration } from "aws-cdk-lib/core";

/** Returns a metric that our functions publish, by default as a sum over five minutes. */
export function applicationMetric<S extends MetricService>(
  service: S,
  metricName: MetricName<S>,
  { period = Duration.minutes(5), statistic = "Sum" }: { period?: Duration; statistic?: string } = {},
): cloudwatch.Metric {
  return new cloudwatch.Metric({
    namespace: metricNamespace,
    metricName,
    dimensionsMap: { service },
    statistic,
    period,
  });
}

/** Returns the sum of the metrics. A metric without data counts as 0. */
export function sumOver(label: string, metrics: readonly cloudwatch.IMetric[]): cloudwatch.MathExpression {
  // A graph may show several sums, and metric ids must be unique within it.
  const prefix = label.toLowerCase().replaceAll(/[^a-z]/g, "");
  const usingMetrics = Object.fromEntries(metrics.map((metric, number) => [`${prefix}${number}`, metric]));
  const filled = Object.keys(usingMetrics).map((id) => `FILL(${id}, 0)`);
  return new cloudwatch.MathExpression({
    expression: `SUM([${filled.join(", ")}])`,
    usingMetrics,
    label,
  });
}

/**
 * Returns a metric of a function by name. A reference to the function would export it from its stack, and a release
 * could not rename or remove the export while the alarm uses it.
 */
const functionMetric = (FunctionName: string, metricName: "Errors" | "Throttles"): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: "AWS/Lambda",
    metricName,
    dimensionsMap: { FunctionName },
    statistic: "Sum",
  });

/** Returns a metric for each function of a stage. */
export const functionMetrics = (
  stage: string,
  names: readonly (EndpointGroup | StepName)[],
  metricName: "Errors" | "Throttles",
): cloudwatch.Metric[] => names.map((name) => functionMetric(functionName(stage, name), metricName));

/** Returns a metric of the renderer in this region. Lambda@Edge reports under this name in each region that renders. */
export const rendererMetric = (stage: string, metricName: "Errors" | "Throttles"): cloudwatch.Metric =>
  functionMetric(`us-east-1.${functionName(stage, "edge")}`, metricName);

/** Returns a metric of the distribution, which CloudFront publishes only in us-east-1. */
export const distributionMetric = (
  distributionId: string,
  metricName: string,
  props: Pick<cloudwatch.MetricProps, "statistic" | "period" | "region">,
): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: "AWS/CloudFront",
    metricName,
    dimensionsMap: { DistributionId: distributionId, Region: "Global" },
    ...props,
  });

const operations = ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"] as const;

/** Returns the number of throttled table requests, over all operations that the functions use. */
export const tableThrottles = ({ tableName }: Table): cloudwatch.MathExpression =>
  sumOver(
    "Throttled requests",
    operations.map(
      (Operation) =>
        new cloudwatch.Metric({
          namespace: "AWS/DynamoDB",
          metricName: "ThrottledRequests",
          dimensionsMap: { TableName: tableName, Operation },
          statistic: "Sum",
        }),
    ),
  );
