import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { Duration } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import {
  generationNames,
  metricNamespace,
  type MetricName,
  type MetricService,
} from "@vanfettle/contract/deployment";
import { endpointGroups } from "@vanfettle/contract/endpoint";
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

/**
 * Returns the sum over all codes. A search needs quotation marks around a namespace with
 * punctuation.
 */
const rejections = (stage: string) =>
  `SUM(SEARCH('{"${metricNamespace(stage)}",code,service} MetricName="BookingRejected"', 'Sum', 300))`;

interface DashboardProps extends MonitoredResources {
  distributionId: string;
  aclMetricName: string;
}

/**
 * Creates the dashboard: calls, bookings, generated texts, and the functions, table and edge behind
 * them.
 */
export function dashboard(scope: Construct, props: DashboardProps): cloudwatch.Dashboard {
  const { stage, api, table } = props;
  const { stateMachine } = props.machine;
  const lambdas = [...endpointGroups, ...generationNames];
  const inUsEast1 = { region: "us-east-1" };
  return new cloudwatch.Dashboard(scope, "Dashboard", {
    defaultInterval: Duration.days(1),
    widgets: [
      [
        graph("Calls of the API", [
          api.metricCount({ statistic: "Sum" }),
          api.metricServerError(),
          api.metricClientError(),
          accessLogMetric(stage, "throttled"),
        ]),
        graph(
          "Time the API takes, ms",
          ["p50", "p99"].map((statistic) => api.metricLatency({ statistic })),
          [accessLogMetric(stage, "slow")],
        ),
        graph("Bookings", [
          ...applicationMetrics(
            stage,
            "booking",
            "BookingAccepted",
            "BookingReplay",
            "OtherRegistrationKey",
          ),
          expression("BookingRejected", Duration.minutes(5), rejections(stage)),
          accessLogMetric(stage, "bookingRejected"),
        ]),
      ],
      [
        graph("Lookups at DVSA and DVLA", [
          ...applicationMetrics(
            stage,
            "vehicle",
            "DvsaAnswered",
            "DvsaFailed",
            "DvlaAnswered",
            "DvlaFailed",
          ),
          applicationMetric(stage, "vehicle", "VehicleKeyRejected"),
        ]),
        graph(
          "Parts of pages that failed in browsers",
          applicationMetrics(stage, "page", "PartNotLoaded", "PartNotRendered"),
        ),
      ],
      [
        graph(
          "Texts",
          applicationMetrics(
            stage,
            "generation",
            "PlacesDone",
            "TextObjection",
            "TextCalls",
            "UsageClamped",
          ),
        ),
        graph("Tokens", applicationMetrics(stage, "generation", "TextTokens"), [
          applicationMetric(stage, "generation", "BudgetLeft", { statistic: "Minimum" }),
        ]),
        graph("Runs", [
          stateMachine.metricStarted(),
          stateMachine.metricSucceeded(),
          stateMachine.metricFailed(),
          ...applicationMetrics(stage, "generation", "RegionCompleted", "RegionFailed"),
        ]),
      ],
      [
        graph("Lambda", [
          functionsMetric(stage, lambdas, "Errors"),
          functionsMetric(stage, lambdas, "Throttles"),
        ]),
        graph(
          "Table",
          [table.metricConsumedReadCapacityUnits(), table.metricConsumedWriteCapacityUnits()],
          [tableThrottles(table)],
        ),
        graph("Edge", [
          distributionMetric(props.distributionId, "Requests", inUsEast1),
          blockedRequests(props.aclMetricName, inUsEast1),
          edgeFallbacks(stage),
        ]),
      ],
    ],
  });
}

const graph = (title: string, left: cloudwatch.IMetric[], right: cloudwatch.IMetric[] = []) =>
  new cloudwatch.GraphWidget({ title, left, right, width: 8 });

const applicationMetrics = <S extends MetricService>(
  stage: string,
  service: S,
  ...names: MetricName<S>[]
) => names.map((name) => applicationMetric(stage, service, name));
