import { endpointGroups } from "@vanfettle/contract/endpoint";
import { edgeFallback, metricNamespace } from "@vanfettle/contract/metrics";
import { stepNames } from "@vanfettle/contract/steps";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { CfnCondition, Duration, Fn, Token } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import type { GenerationMachine } from "../generation/generation-machine.ts";
import { numberParameter, parameter } from "../stage-parameters.ts";
import {
  applicationMetric,
  distributionMetric,
  functionMetrics,
  rendererMetric,
  sumOver,
  tableThrottles,
} from "./cloudwatch-metrics.ts";

/** The resources with metrics for the alarms and the dashboard. Functions are found by their names in the stage. */
export interface MonitoredResources {
  stage: string;
  api: HttpApi;
  machine: GenerationMachine;
  table: Table;
}

/** The resources with metrics in us-east-1. */
interface EdgeResources {
  aclMetricName: string;
  distributionId: string;
}

interface AlarmEntry<Resources> {
  /** The condition in words, without a full stop, used in the alarm's description. */
  description: string;
  metric: (resources: Resources) => cloudwatch.IMetric;
  /** The threshold, which the metric must exceed. */
  above: number | ((scope: Construct) => number);
  /** The number of adjacent periods above the threshold; 1 by default. */
  evaluationPeriods?: number;
  /** The number of these periods that suffices; all by default. */
  datapointsToAlarm?: number;
}

const minute = Duration.minutes(1);
const hour = Duration.hours(1);
const day = Duration.days(1);

/** Requires three of the last five periods, which ignores a single bad minute. */
const threeOfFive = { evaluationPeriods: 5, datapointsToAlarm: 3 };

/**
 * The steps with a crash alarm. The writing step throws named errors for problems with a text, which the state machine
 * retries or records.
 */
const stepsWithoutExpectedErrors = stepNames.filter((step) => step !== "write-location");

/**
 * The alarms of the main region. Functions are watched in groups, because an alarm can only have ten metrics. Each
 * alarm has a row in docs/operations.md.
 */
export const mainAlarms: Record<string, AlarmEntry<MonitoredResources>> = {
  ApiFailing: {
    description: "over 1 % of calls answered 5xx, in 3 of 5 minutes",
    metric: ({ api }) =>
      new cloudwatch.MathExpression({
        expression: "IF(all > 0, 100 * failed / all, 0)",
        usingMetrics: { failed: api.metricServerError(), all: api.metricCount() },
        label: "Share of calls answered with 5xx",
        period: minute,
      }),
    above: 1,
    ...threeOfFive,
  },
  ApiSlow: {
    description: "p99 over a second, in 3 of 5 minutes",
    metric: ({ api }) => api.metricLatency({ statistic: "p99", period: minute }),
    above: 1_000,
    ...threeOfFive,
  },
  ApiErrors: {
    description: "a crash of an API function",
    metric: ({ stage }) => sumOver("Errors", functionMetrics(stage, endpointGroups, "Errors")),
    above: 0,
  },
  StepErrors: {
    description: "a crash of a step of a run",
    metric: ({ stage }) => sumOver("Errors", functionMetrics(stage, stepsWithoutExpectedErrors, "Errors")),
    above: 0,
  },
  RendererErrors: {
    description: "a crash of the renderer",
    metric: ({ stage }) => rendererMetric(stage, "Errors"),
    above: 0,
  },
  ApiThrottles: {
    description: "a call of an API function throttled",
    metric: ({ stage }) => sumOver("Throttles", functionMetrics(stage, endpointGroups, "Throttles")),
    above: 0,
  },
  StepThrottles: {
    description: "a call of a step of a run throttled",
    metric: ({ stage }) => sumOver("Throttles", functionMetrics(stage, stepNames, "Throttles")),
    above: 0,
  },
  RendererThrottles: {
    description: "a call of the renderer throttled",
    metric: ({ stage }) => rendererMetric(stage, "Throttles"),
    above: 0,
  },
  RunsFailed: {
    description: "a run of texts failed or timed out",
    metric: ({ machine: { stateMachine } }) =>
      sumOver("Runs that failed or timed out", [stateMachine.metricFailed(), stateMachine.metricTimedOut()]),
    above: 0,
  },
  TableThrottles: {
    description: "a request to the table turned away",
    metric: ({ table }) => tableThrottles(table),
    above: 0,
  },
  RegionFailed: {
    description: "a region ended with a text missing",
    metric: () => applicationMetric("generation", "RegionFailed"),
    above: 0,
  },
  TextTokens: {
    description: "more tokens in an hour than HourlyTokenAlarm",
    metric: () => applicationMetric("generation", "TextTokens", { period: hour }),
    above: (scope) => numberParameter(scope, "HourlyTokenAlarm"),
  },
  TextObjection: {
    description: "over 20 % of an hour's texts drafted with objections, of 10 or more",
    metric: () =>
      new cloudwatch.MathExpression({
        expression: "IF(done >= 10, 100 * FILL(objected, 0) / done, 0)",
        usingMetrics: {
          done: applicationMetric("generation", "PlacesDone", { period: hour }),
          objected: applicationMetric("generation", "TextObjection", { period: hour }),
        },
        label: "Share of texts that checks or reader object to",
        period: hour,
      }),
    above: 20,
  },
  BookingsStopped: {
    description: "six hours from 7 to 20 UTC, each with over 100 calls and no booking",
    metric: ({ api }) =>
      new cloudwatch.MathExpression({
        expression: "IF(HOUR(calls) >= 7 AND HOUR(calls) < 20 AND calls > 100 AND FILL(bookings, 0) < 1, 1, 0)",
        usingMetrics: {
          calls: api.metricCount({ period: hour }),
          bookings: applicationMetric("booking", "BookingAccepted", { period: hour }),
        },
        label: "Hours with traffic and without a booking",
        period: hour,
      }),
    above: 0,
    evaluationPeriods: 6,
  },
  RegistrationKeyChanged: {
    description: "a booking hashed with another key than bookings before it",
    metric: () => applicationMetric("booking", "OtherRegistrationKey"),
    above: 0,
  },
  VehicleKeyRejected: {
    description: "DVSA or DVLA has rejected our key",
    metric: () => applicationMetric("vehicle", "VehicleKeyRejected"),
    above: 0,
  },
  VehicleKeyIdle: {
    description: "seven days with calls in which DVSA answered nothing, if WatchVehicleKeys is true",
    metric: ({ api }) =>
      new cloudwatch.MathExpression({
        expression: "IF(calls > 0 AND FILL(answers, 0) < 1, 1, 0)",
        usingMetrics: {
          calls: api.metricCount({ period: day }),
          answers: applicationMetric("vehicle", "DvsaAnswered", { period: day }),
        },
        label: "Days in which DVSA answered nothing",
        period: day,
      }),
    above: unlessWatched,
    evaluationPeriods: 7,
  },
  EdgeFallback: {
    description: "a page that could not be rendered",
    metric: () =>
      new cloudwatch.Metric({ namespace: metricNamespace, metricName: edgeFallback.metric, statistic: "Sum" }),
    above: 0,
  },
};

/** The errors that CloudFront counts if the renderer crashes, sends an invalid response or is throttled. */
const rendererFailures = ["LambdaExecutionError", "LambdaValidationError", "LambdaLimitExceededErrors"];

/** The alarms on metrics of the web ACL and the distribution, which are in us-east-1 with those metrics. */
export const edgeAlarms: Record<string, AlarmEntry<EdgeResources>> = {
  RequestsBlocked: {
    description: "over 1,000 requests blocked in 5 minutes",
    metric: ({ aclMetricName }) =>
      new cloudwatch.Metric({
        namespace: "AWS/WAFV2",
        metricName: "BlockedRequests",
        dimensionsMap: { WebACL: aclMetricName, Rule: "ALL" },
        statistic: "Sum",
      }),
    above: 1_000,
  },
  SiteFailing: {
    description: "over 5 % of requests to the site answered 5xx, in 3 of 5 minutes",
    metric: ({ distributionId }) =>
      distributionMetric(distributionId, "5xxErrorRate", { statistic: "Average", period: minute }),
    above: 5,
    ...threeOfFive,
  },
  PagesFailing: {
    description: "a page that CloudFront did not get from the renderer, in any region",
    metric: ({ distributionId }) => {
      const failures = rendererFailures.map((name) => distributionMetric(distributionId, name, { statistic: "Sum" }));
      return sumOver("Failures", failures);
    },
    above: 0,
  },
};

/** Returns the threshold of an expression that is 0 or 1. It is out of reach unless DVSA's keys are to be watched. */
function unlessWatched(scope: Construct): number {
  const watched = new CfnCondition(scope, "WatchesVehicleKeys", {
    expression: Fn.conditionEquals(parameter(scope, "WatchVehicleKeys"), "true"),
  });
  return Token.asNumber(Fn.conditionIf(watched.logicalId, 0, 1));
}

/**
 * Adds the alarms, with an action on `topic` for both states. Missing data does not breach, because most metrics only
 * have data during activity.
 */
export function addAlarms<Resources>(
  scope: Construct,
  entries: Record<string, AlarmEntry<Resources>>,
  { topic, resources }: { topic: ITopic; resources: Resources },
): void {
  for (const [id, { description, metric, above, evaluationPeriods = 1, datapointsToAlarm }] of Object.entries(
    entries,
  )) {
    const alarm = new cloudwatch.Alarm(scope, id, {
      metric: metric(resources),
      threshold: typeof above === "number" ? above : above(scope),
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods,
      ...(datapointsToAlarm !== undefined && { datapointsToAlarm }),
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${id}: ${description}. docs/operations.md says what to do.`,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
}
