import { edgeFallback, metricNamespace } from "@vanfettle/contract/metrics";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { Duration } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import type { Watched } from "./alarms.ts";
import { errorsOf, ownMetric, sumOver, tableThrottles, throttlesOf } from "./cloudwatch-metrics.ts";

interface Shown extends Watched {
  distributionId: string;
  aclMetricName: string;
}

type Line = cloudwatch.IMetric;

/** One page an operator can leave open: visitors, bookings, texts, and what carries them. */
export function dashboard(scope: Construct, shown: Shown): cloudwatch.Dashboard {
  const { api, functions, steps, machine, table } = shown;
  const lambdas = [...Object.values(functions), ...Object.values(steps)];
  const { stateMachine } = machine;
  return new cloudwatch.Dashboard(scope, "Dashboard", {
    defaultInterval: Duration.days(1),
    widgets: [
      [
        graph("Calls of the API", [
          api.metricCount({ statistic: "Sum" }),
          api.metricServerError(),
          api.metricClientError(),
        ]),
        graph("Time the API takes, ms", [
          api.metricLatency({ statistic: "p50" }),
          api.metricLatency({ statistic: "p99" }),
        ]),
        graph("Bookings", [
          ownMetric("booking", "BookingAccepted"),
          ownMetric("booking", "BookingReplay"),
          rejectedBookings(),
        ]),
      ],
      [
        graph("Texts", [
          ownMetric("generation", "PlacesDone"),
          ownMetric("generation", "TextRejected"),
          ownMetric("generation", "TextCalls"),
        ]),
        graph(
          "Tokens",
          [ownMetric("generation", "TextTokens")],
          [ownMetric("generation", "BudgetLeft", { statistic: "Minimum" })],
        ),
        graph("Runs", [
          stateMachine.metricStarted(),
          stateMachine.metricSucceeded(),
          stateMachine.metricFailed(),
          ownMetric("generation", "RegionCompleted"),
          ownMetric("generation", "RegionFailed"),
        ]),
      ],
      [
        graph("Lambda", [sumOver("Errors", errorsOf(lambdas)), sumOver("Throttles", throttlesOf(lambdas))]),
        graph(
          "Table",
          [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
          [tableThrottles(table)],
        ),
        graph("Edge", edgeLines(shown)),
      ],
    ],
  });
}

const graph = (title: string, left: Line[], right: Line[] = []) =>
  new cloudwatch.GraphWidget({ title, left, right, width: 8 });

const rejectedBookings = () =>
  new cloudwatch.MathExpression({
    expression: `SUM(SEARCH('{${metricNamespace},code,service} MetricName="BookingRejected"', 'Sum', 300))`,
    label: "BookingRejected",
    period: Duration.minutes(5),
  });

/** CloudFront and its web ACL are measured in us-east-1, wherever visitors are. */
function edgeLines({ distributionId, aclMetricName }: Shown): Line[] {
  const there = { statistic: "Sum", region: "us-east-1" };
  return [
    new cloudwatch.Metric({
      ...there,
      namespace: "AWS/CloudFront",
      metricName: "Requests",
      dimensionsMap: { DistributionId: distributionId, Region: "Global" },
    }),
    new cloudwatch.Metric({
      ...there,
      namespace: "AWS/WAFV2",
      metricName: "BlockedRequests",
      dimensionsMap: { WebACL: aclMetricName, Rule: "ALL" },
    }),
    new cloudwatch.Metric({ namespace: metricNamespace, metricName: edgeFallback.metric, statistic: "Sum" }),
  ];
}
