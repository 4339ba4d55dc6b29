import { endpointGroups } from "@vanfettle/contract/endpoint";
import { edgeFallback, metricNamespace } from "@vanfettle/contract/metrics";
import { stepNames } from "@vanfettle/contract/steps";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { Duration } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import type { MonitoredResources } from "./alarms.ts";
import {
  applicationMetric,
  distributionMetric,
  functionMetrics,
  sumOver,
  tableThrottles,
} from "./cloudwatch-metrics.ts";

interface DashboardProps extends MonitoredResources {
  distributionId: string;
  aclMetricName: string;
}

/** Creates the dashboard: calls, bookings, generated texts, and the functions, table and edge behind them. */
export function dashboard(scope: Construct, props: DashboardProps): cloudwatch.Dashboard {
  const { stage, api, machine, table } = props;
  const lambdas = [...endpointGroups, ...stepNames];
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
          applicationMetric("booking", "BookingAccepted"),
          applicationMetric("booking", "BookingReplay"),
          applicationMetric("booking", "OtherRegistrationKey"),
          rejectedBookings(),
        ]),
      ],
      [
        graph("Vehicles asked of DVSA and DVLA", [
          applicationMetric("vehicle", "DvsaAnswered"),
          applicationMetric("vehicle", "DvsaFailed"),
          applicationMetric("vehicle", "DvlaAnswered"),
          applicationMetric("vehicle", "DvlaFailed"),
          applicationMetric("vehicle", "VehicleKeyRejected"),
        ]),
      ],
      [
        graph("Texts", [
          applicationMetric("generation", "PlacesDone"),
          applicationMetric("generation", "TextObjection"),
          applicationMetric("generation", "TextCalls"),
        ]),
        graph(
          "Tokens",
          [applicationMetric("generation", "TextTokens")],
          [applicationMetric("generation", "BudgetLeft", { statistic: "Minimum" })],
        ),
        graph("Runs", [
          stateMachine.metricStarted(),
          stateMachine.metricSucceeded(),
          stateMachine.metricFailed(),
          applicationMetric("generation", "RegionCompleted"),
          applicationMetric("generation", "RegionFailed"),
        ]),
      ],
      [
        graph("Lambda", [
          sumOver("Errors", functionMetrics(stage, lambdas, "Errors")),
          sumOver("Throttles", functionMetrics(stage, lambdas, "Throttles")),
        ]),
        graph(
          "Table",
          [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
          [tableThrottles(table)],
        ),
        graph("Edge", edgeMetrics(props)),
      ],
    ],
  });
}

const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
  new cloudwatch.GraphWidget({ title, left, right, width: 8 });

const rejectedBookings = () =>
  new cloudwatch.MathExpression({
    expression: `SUM(SEARCH('{${metricNamespace},code,service} MetricName="BookingRejected"', 'Sum', 300))`,
    label: "BookingRejected",
    period: Duration.minutes(5),
  });

/** Returns the metrics of CloudFront and its web ACL, which are only published in us-east-1. */
function edgeMetrics({ distributionId, aclMetricName }: DashboardProps): cloudwatch.IMetric[] {
  const inUsEast1 = { statistic: "Sum", region: "us-east-1" };
  return [
    distributionMetric(distributionId, "Requests", inUsEast1),
    new cloudwatch.Metric({
      ...inUsEast1,
      namespace: "AWS/WAFV2",
      metricName: "BlockedRequests",
      dimensionsMap: { WebACL: aclMetricName, Rule: "ALL" },
    }),
    new cloudwatch.Metric({ namespace: metricNamespace, metricName: edgeFallback.metric, statistic: "Sum" }),
  ];
}
