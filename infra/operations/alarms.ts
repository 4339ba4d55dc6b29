import { endpointGroups } from "@vanfettle/contract/endpoint";
import { edgeFallback, metricNamespace } from "@vanfettle/contract/metrics";
import { stepNames } from "@vanfettle/contract/steps";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { CfnCondition, Duration, Fn, Token } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { alarmFactory, threeOfFive } from "./alarm.ts";
import type { GenerationMachine } from "../generation/generation-machine.ts";
import { numberParameter, parameter } from "../stage-parameters.ts";
import { applicationMetric, functionMetrics, rendererMetric, sumOver, tableThrottles } from "./cloudwatch-metrics.ts";

/** The resources with metrics for the alarms and the dashboard. Functions are found by their names in the stage. */
export interface MonitoredResources {
  stage: string;
  api: HttpApi;
  machine: GenerationMachine;
  table: Table;
}

const hour = Duration.hours(1);
const day = Duration.days(1);

/**
 * The alarms of the main region. Alarms on metrics of the web ACL and the distribution are in us-east-1 with those
 * metrics.
 */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { topic, ...resources }: MonitoredResources & { topic: ITopic }) {
    super(scope, id);
    const { api, machine } = resources;
    const addAlarm = alarmFactory(this, topic);
    const failing = new cloudwatch.MathExpression({
      expression: "IF(all > 0, 100 * failed / all, 0)",
      usingMetrics: { failed: api.metricServerError(), all: api.metricCount() },
      label: "Share of calls answered with 5xx",
      period: Duration.minutes(1),
    });
    addAlarm("ApiFailing", failing, {
      description: "over 1 % of calls answered 5xx, in 3 of 5 minutes",
      above: 1,
      ...threeOfFive,
    });
    const p99 = api.metricLatency({ statistic: "p99", period: Duration.minutes(1) });
    addAlarm("ApiSlow", p99, { description: "p99 over a second, in 3 of 5 minutes", above: 1_000, ...threeOfFive });
    addFunctionAlarms(addAlarm, resources.stage);
    const { stateMachine } = machine;
    const failedExecutions = [stateMachine.metricFailed(), stateMachine.metricTimedOut()];
    const lostRuns = sumOver("Runs that failed or timed out", failedExecutions);
    addAlarm("RunsFailed", lostRuns, { description: "a run of texts failed or timed out", above: 0 });
    addAlarm("TableThrottles", tableThrottles(resources.table), {
      description: "a request to the table turned away",
      above: 0,
    });
    const failedRegions = applicationMetric("generation", "RegionFailed");
    addAlarm("RegionFailed", failedRegions, { description: "a region ended with a text missing", above: 0 });
    const tokens = applicationMetric("generation", "TextTokens", { period: hour });
    const budget = numberParameter(this, "HourlyTokenAlarm");
    addAlarm("TextTokens", tokens, { description: "more tokens in an hour than HourlyTokenAlarm", above: budget });
    addAlarm("TextObjection", objectionShare(), {
      description: "over 20 % of an hour's texts drafted with objections, of 10 or more",
      above: 20,
    });
    const noBookings = "six hours from 7 to 20 UTC, each with over 100 calls and no booking";
    addAlarm("BookingsStopped", hoursWithoutBooking(api), { description: noBookings, above: 0, evaluationPeriods: 6 });
    addAlarm("RegistrationKeyChanged", applicationMetric("booking", "OtherRegistrationKey"), {
      description: "a booking hashed with another key than bookings before it",
      above: 0,
    });
    addAlarm("VehicleKeyRejected", applicationMetric("vehicle", "VehicleKeyRejected"), {
      description: "DVSA or DVLA has rejected our key",
      above: 0,
    });
    addAlarm("VehicleKeyIdle", daysWithoutDvsa(api), {
      description: "seven days with calls in which DVSA answered nothing, if WatchVehicleKeys is true",
      above: unlessWatched(this),
      evaluationPeriods: 7,
    });
    const fallback = new cloudwatch.Metric({
      namespace: metricNamespace,
      metricName: edgeFallback.metric,
      statistic: "Sum",
    });
    addAlarm("EdgeFallback", fallback, { description: "a page that could not be rendered", above: 0 });
  }
}

/**
 * Adds alarms on crashes and throttled calls for each group of functions, because an alarm can only have ten metrics.
 * The writing step has no crash alarm: it throws named errors for problems with a text, which the state machine retries
 * or records.
 */
function addFunctionAlarms(addAlarm: ReturnType<typeof alarmFactory>, stage: string): void {
  const otherSteps = stepNames.filter((step) => step !== "write-location");
  const one = (description: string) => ({ description, above: 0 });
  const apiErrors = functionMetrics(stage, endpointGroups, "Errors");
  const stepErrors = functionMetrics(stage, otherSteps, "Errors");
  addAlarm("ApiErrors", sumOver("Errors", apiErrors), one("a crash of an API function"));
  addAlarm("StepErrors", sumOver("Errors", stepErrors), one("a crash of a step of a run"));
  addAlarm("RendererErrors", rendererMetric(stage, "Errors"), one("a crash of the renderer"));
  const apiThrottles = functionMetrics(stage, endpointGroups, "Throttles");
  const stepThrottles = functionMetrics(stage, stepNames, "Throttles");
  addAlarm("ApiThrottles", sumOver("Throttles", apiThrottles), one("a call of an API function throttled"));
  addAlarm("StepThrottles", sumOver("Throttles", stepThrottles), one("a call of a step of a run throttled"));
  addAlarm("RendererThrottles", rendererMetric(stage, "Throttles"), one("a call of the renderer throttled"));
}

/** The percentage of an hour's texts with objections of checks or reader, or 0 below ten texts. */
const objectionShare = () =>
  new cloudwatch.MathExpression({
    expression: "IF(done >= 10, 100 * FILL(objected, 0) / done, 0)",
    usingMetrics: {
      done: applicationMetric("generation", "PlacesDone", { period: hour }),
      objected: applicationMetric("generation", "TextObjection", { period: hour }),
    },
    label: "Share of texts that checks or reader object to",
    period: hour,
  });

/** 1 for an hour between 7 and 20 UTC with over 100 calls but without bookings, otherwise 0. */
const hoursWithoutBooking = (api: HttpApi) =>
  new cloudwatch.MathExpression({
    expression: "IF(HOUR(calls) >= 7 AND HOUR(calls) < 20 AND calls > 100 AND FILL(bookings, 0) < 1, 1, 0)",
    usingMetrics: {
      calls: api.metricCount({ period: hour }),
      bookings: applicationMetric("booking", "BookingAccepted", { period: hour }),
    },
    label: "Hours with traffic and without a booking",
    period: hour,
  });

/** 1 for a day with API calls but without a response from DVSA, otherwise 0. */
const daysWithoutDvsa = (api: HttpApi) =>
  new cloudwatch.MathExpression({
    expression: "IF(calls > 0 AND FILL(answers, 0) < 1, 1, 0)",
    usingMetrics: {
      calls: api.metricCount({ period: day }),
      answers: applicationMetric("vehicle", "DvsaAnswered", { period: day }),
    },
    label: "Days in which DVSA answered nothing",
    period: day,
  });

/** Returns the threshold of an expression that is 0 or 1. It is out of reach unless DVSA's keys are to be watched. */
function unlessWatched(scope: Construct): number {
  const watched = new CfnCondition(scope, "WatchesVehicleKeys", {
    expression: Fn.conditionEquals(parameter(scope, "WatchVehicleKeys"), "true"),
  });
  return Token.asNumber(Fn.conditionIf(watched.logicalId, 0, 1));
}
