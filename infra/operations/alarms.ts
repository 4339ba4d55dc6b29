import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { CfnCondition, Duration, Fn, Token } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import { generationNames } from "@vanfettle/contract/deployment";
import { endpointGroups } from "@vanfettle/contract/endpoint";
import type { GenerationMachine } from "../generation/generation-machine.ts";
import { numberParameter, parameter } from "../stage-parameters.ts";
import {
  accessLogMetric,
  applicationMetric,
  blockedRequests,
  distributionMetric,
  edgeFallbacks,
  expression,
  functionsMetric,
  rendererMetric,
  sumOver,
  tableThrottles,
} from "./cloudwatch-metrics.ts";

/**
 * The resources with metrics for the alarms and the dashboard. Functions are found by their names
 * in the stage.
 */
export interface MonitoredResources {
  stage: string;
  api: HttpApi;
  machine: GenerationMachine;
  table: Table;
}

interface AlarmLimits {
  /** The threshold, which the metric must exceed; 0 by default. */
  above?: number | ((scope: Construct) => number);
  /** The number of adjacent periods above the threshold; 1 by default. */
  evaluationPeriods?: number;
  /** The number of periods that suffices; all by default. */
  datapointsToAlarm?: number;
}

/** An alarm: its condition in words, without a full stop, its metric and its limits. */
type Alarm<Resources> = readonly [
  string,
  (resources: Resources) => cloudwatch.IMetric,
  AlarmLimits?,
];

const minute = Duration.minutes(1);
const hour = Duration.hours(1);
const day = Duration.days(1);

/** Requires three of the last five periods, which ignores a single bad minute. */
const threeOfFive = { evaluationPeriods: 5, datapointsToAlarm: 3 };

/**
 * The steps with a crash alarm. The writing step throws named errors, which the state machine
 * retries or records.
 */
const stepsWithoutExpectedErrors = generationNames.filter((step) => step !== "write-location");

/**
 * The alarms of the main region. Functions are watched in groups: an alarm can only have ten
 * metrics.
 */
export const mainAlarms: Record<string, Alarm<MonitoredResources>> = {
  ApiFailing: [
    "over 1 % of calls returned 5xx, in 3 of 5 minutes",
    ({ api }) =>
      expression("Share of calls that returned 5xx", minute, "IF(all > 0, 100 * failed / all, 0)", {
        failed: api.metricServerError(),
        all: api.metricCount(),
      }),
    { above: 1, ...threeOfFive },
  ],
  ApiSlow: [
    "over 1 % of calls, and five or more, took a second or longer, in 3 of 5 minutes, without van checks",
    ({ stage, api }) =>
      // A percentile would be one slow call in a minute of few calls.
      expression(
        "Minutes with many slow calls",
        minute,
        "IF(slow >= 5 AND 100 * slow > all, 1, 0)",
        { slow: accessLogMetric(stage, "slow"), all: api.metricCount() },
      ),
    threeOfFive,
  ],
  ApiErrors: [
    "a crash of an API function",
    ({ stage }) => functionsMetric(stage, endpointGroups, "Errors"),
  ],
  StepErrors: [
    "a crash of a step of a run",
    ({ stage }) => functionsMetric(stage, stepsWithoutExpectedErrors, "Errors"),
  ],
  RendererErrors: ["a crash of the renderer", ({ stage }) => rendererMetric(stage, "Errors")],
  ApiThrottles: [
    "a call of an API function throttled",
    ({ stage }) => functionsMetric(stage, endpointGroups, "Throttles"),
  ],
  StepThrottles: [
    "a call of a step of a run throttled",
    ({ stage }) => functionsMetric(stage, generationNames, "Throttles"),
  ],
  RendererThrottles: [
    "a call of the renderer throttled",
    ({ stage }) => rendererMetric(stage, "Throttles"),
  ],
  RunsFailed: [
    "a run of texts failed or timed out",
    ({ machine: { stateMachine } }) =>
      sumOver("Runs that failed or timed out", [
        stateMachine.metricFailed(),
        stateMachine.metricTimedOut(),
      ]),
  ],
  TableThrottles: ["a request to the table throttled", ({ table }) => tableThrottles(table)],
  RegionFailed: [
    "a region ended with a text missing",
    ({ stage }) => applicationMetric(stage, "generation", "RegionFailed"),
  ],
  TextTokens: [
    "more tokens in an hour than HourlyTokenAlarm",
    ({ stage }) => applicationMetric(stage, "generation", "TextTokens", { period: hour }),
    { above: (scope) => numberParameter(scope, "HourlyTokenAlarm") },
  ],
  TextObjection: [
    "over 20 % of an hour's texts drafted with objections, of 10 or more",
    ({ stage }) =>
      expression(
        "Share of texts that checks or reader object to",
        hour,
        "IF(done >= 10, 100 * FILL(objected, 0) / done, 0)",
        {
          done: applicationMetric(stage, "generation", "PlacesDone", { period: hour }),
          objected: applicationMetric(stage, "generation", "TextObjection", { period: hour }),
        },
      ),
    { above: 20 },
  ],
  BookingsRejected: [
    "five booking calls or more rejected in 5 minutes, and more than accepted",
    ({ stage }) =>
      expression(
        "Minutes with more bookings rejected than accepted",
        Duration.minutes(5),
        "IF(rejected >= 5 AND rejected > FILL(accepted, 0) + FILL(repeated, 0), 1, 0)",
        {
          rejected: accessLogMetric(stage, "bookingRejected"),
          accepted: applicationMetric(stage, "booking", "BookingAccepted"),
          repeated: applicationMetric(stage, "booking", "BookingReplay"),
        },
      ),
  ],
  CallsThrottled: [
    "over ten calls in 5 minutes rejected by the API's throttle, without van checks",
    ({ stage }) => accessLogMetric(stage, "throttled"),
    { above: 10 },
  ],
  BookingsStopped: [
    "six hours from 7 to 20 UTC, each with over 100 calls and no booking, if WatchBookings is true",
    ({ stage, api }) =>
      expression(
        "Hours with traffic and without a booking",
        hour,
        "IF(HOUR(calls) >= 7 AND HOUR(calls) < 20 AND calls > 100 AND FILL(bookings, 0) < 1, 1, 0)",
        {
          calls: api.metricCount({ period: hour }),
          bookings: applicationMetric(stage, "booking", "BookingAccepted", { period: hour }),
        },
      ),
    // Crawlers call the API as well, so a site with few bookings a day is not watched.
    { above: unlessWatched("WatchBookings"), evaluationPeriods: 6 },
  ],
  RegistrationKeyChanged: [
    "a booking hashed with a different key from earlier bookings",
    ({ stage }) => applicationMetric(stage, "booking", "OtherRegistrationKey"),
  ],
  VehicleKeyRejected: [
    "DVSA or DVLA has rejected our key",
    ({ stage }) => applicationMetric(stage, "vehicle", "VehicleKeyRejected"),
  ],
  VehicleKeyIdle: [
    "seven days with calls but no DVSA response, if WatchVehicleKeys is true",
    ({ stage, api }) =>
      expression(
        "Days with calls but no DVSA response",
        day,
        "IF(calls > 0 AND FILL(answers, 0) < 1, 1, 0)",
        {
          calls: api.metricCount({ period: day }),
          answers: applicationMetric(stage, "vehicle", "DvsaAnswered", { period: day }),
        },
      ),
    { above: unlessWatched("WatchVehicleKeys"), evaluationPeriods: 7 },
  ],
  EdgeFallback: ["a page that could not be rendered", ({ stage }) => edgeFallbacks(stage)],
};

/**
 * The errors that CloudFront counts if the renderer crashes, sends an invalid response or is
 * throttled.
 */
const rendererFailures = [
  "LambdaExecutionError",
  "LambdaValidationError",
  "LambdaLimitExceededErrors",
];

/**
 * The alarms on metrics of the web ACL and the distribution, which are in us-east-1 with those
 * metrics.
 */
export const edgeAlarms: Record<
  string,
  Alarm<{ aclMetricName: string; distributionId: string }>
> = {
  RequestsBlocked: [
    "over 1,000 requests blocked in 5 minutes",
    ({ aclMetricName }) => blockedRequests(aclMetricName),
    { above: 1_000 },
  ],
  SiteFailing: [
    "over 5 % of requests to the site returned 5xx, in 3 of 5 minutes",
    ({ distributionId }) =>
      distributionMetric(distributionId, "5xxErrorRate", { statistic: "Average", period: minute }),
    { above: 5, ...threeOfFive },
  ],
  PagesFailing: [
    "a page that CloudFront did not get from the renderer, in any region",
    ({ distributionId: id }) =>
      sumOver(
        "Failures",
        rendererFailures.map((name) => distributionMetric(id, name)),
      ),
  ],
};

/**
 * Returns the threshold of an expression that is 0 or 1. It is out of reach unless the parameter is
 * true.
 */
function unlessWatched(name: "WatchBookings" | "WatchVehicleKeys") {
  return (scope: Construct): number => {
    const watched = new CfnCondition(scope, name.replace("Watch", "Watches"), {
      expression: Fn.conditionEquals(parameter(scope, name), "true"),
    });
    return Token.asNumber(Fn.conditionIf(watched.logicalId, 0, 1));
  };
}

/**
 * Adds the alarms. Missing data does not breach, because most metrics only have data during
 * activity.
 */
export function addAlarms<Resources>(
  scope: Construct,
  alarms: Record<string, Alarm<Resources>>,
  { topic, resources }: { topic: ITopic; resources: Resources },
): void {
  for (const [id, [description, metric, { above = 0, ...periods } = {}]] of Object.entries(
    alarms,
  )) {
    const alarm = new cloudwatch.Alarm(scope, id, {
      metric: metric(resources),
      threshold: typeof above === "number" ? above : above(scope),
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 1,
      ...periods,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${id}: ${description}. See docs/running.md.`,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
}
