import { metricNamespace, type MetricName, type MetricService } from "@vanfettle/contract/metrics";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Duration } from "aws-cdk-lib/core";

/** A figure that our own functions write. */
export function ownMetric<S extends MetricService>(
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

/** Of one name over functions: an alarm may hold ten metrics, which is one more than there are functions. */
export function sumOver(label: string, metrics: readonly cloudwatch.IMetric[]): cloudwatch.MathExpression {
  // A graph may show several sums, and ids are unique in it.
  const prefix = label.toLowerCase().replaceAll(/[^a-z]/g, "");
  const usingMetrics = Object.fromEntries(metrics.map((metric, number) => [`${prefix}${number}`, metric]));
  // Hardly ever are all of them measured in one period.
  const filled = Object.keys(usingMetrics).map((id) => `FILL(${id}, 0)`);
  return new cloudwatch.MathExpression({
    expression: `SUM([${filled.join(", ")}])`,
    usingMetrics,
    label,
  });
}

export const errorsOf = (functions: readonly IFunction[]) => functions.map((fn) => fn.metricErrors());
export const throttlesOf = (functions: readonly IFunction[]) => functions.map((fn) => fn.metricThrottles());

/** Lambda@Edge reports in the region that rendered, under its first region's name. */
export const rendererErrors = (functionName: string): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: "AWS/Lambda",
    metricName: "Errors",
    dimensionsMap: { FunctionName: `us-east-1.${functionName}` },
    statistic: "Sum",
  });

const operations = ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem"] as const;

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
