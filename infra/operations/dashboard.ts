import { endpointGroups } from "@vanfettle/contract/endpoint";
import { metricNamespace, type MetricName, type MetricService } from "@vanfettle/contract/metrics";
import { stepNames } from "@vanfettle/contract/steps";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { Duration } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import type { MonitoredResources } from "./alarms.ts";
import {
  accessLogMetric,
  applicationMetric,
  blockedRequests,
  distributionMetric,
  edgeFallbacks,
  expression,
  functionsMetric,
  tableThrottles,
} from "./cloudwatch-metrics.ts";

const rejections = `SUM(SEARCH('{${metricNamespace},code,service} MetricName="BookingRejected"', 'Sum', 300))`;

interface DashboardProps extends MonitoredResources {
  distributionId: string;
  aclMetricName: string;
}

/** Creates the dashboard: calls, bookings, generated texts, and the functions, table and edge behind them. */
export function dashboard(scope: Construct, props: DashboardProps): cloudwatch.Dashboard {
  const { stage, api, table } = props;
  const { stateMachine } = props.machine;
  const lambdas = [...endpointGroups, ...stepNames];
  const inUsEast1 = { region: "us-east-1" };
  return new cloudwatch.Dashboard(scope, "Dashboard", {
    defaultInterval: Duration.days(1),
    widgets: [
      [
        graph("Calls of the API", [
          api.metricCount({ statistic: "Sum" }),
          api.metricServerError(),
          api.metricClientError(),
          accessLogMetric("throttled"),
        ]),
        graph(
          "Time the API takes, ms",
          ["p50", "p99"].map((statistic) => api.metricLatency({ statistic })),
        ),
        graph("Bookings", [
          ...applicationMetrics("booking", "BookingAccepted", "BookingReplay", "OtherRegistrationKey"),
          expression("BookingRejected", Duration.minutes(5), rejections),
          accessLogMetric("bookingRejected"),
        ]),
      ],
      [
        graph("Lookups at DVSA and DVLA", [
          ...applicationMetrics("vehicle", "DvsaAnswered", "DvsaFailed", "DvlaAnswered", "DvlaFailed"),
          applicationMetric("vehicle", "VehicleKeyRejected"),
        ]),
        graph("Parts of pages that failed in browsers", applicationMetrics("page", "PartNotLoaded", "PartNotRendered")),
      ],
      [
        graph("Texts", applicationMetrics("generation", "PlacesDone", "TextObjection", "TextCalls")),
        graph("Tokens", applicationMetrics("generation", "TextTokens"), [
          applicationMetric("generation", "BudgetLeft", { statistic: "Minimum" }),
        ]),
        graph("Runs", [
          stateMachine.metricStarted(),
          stateMachine.metricSucceeded(),
          stateMachine.metricFailed(),
          ...applicationMetrics("generation", "RegionCompleted", "RegionFailed"),
        ]),
      ],
      [
        graph("Lambda", [functionsMetric(stage, lambdas, "Errors"), functionsMetric(stage, lambdas, "Throttles")]),
        graph(
          "Table",
          [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
          [tableThrottles(table)],
        ),
        graph("Edge", [
          distributionMetric(props.distributionId, "Requests", inUsEast1),
          blockedRequests(props.aclMetricName, inUsEast1),
          edgeFallbacks(),
        ]),
      ],
    ],
  });
}

const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
  new cloudwatch.GraphWidget({ title, left, right, width: 8 });

const applicationMetrics = <S extends MetricService>(service: S, ...names: MetricName<S>[]) =>
  names.map((name) => applicationMetric(service, name));
