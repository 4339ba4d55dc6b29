import { edgeFallback, metricNamespace } from "@vanfettle/contract/metrics";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { raise } from "./alarm.ts";
import type { ApiFunctions } from "../api/api-functions.ts";
import type { GenerationFunctions } from "../generation/generation-functions.ts";
import type { GenerationMachine } from "../generation/generation-machine.ts";
import { numberParameter } from "../stage-parameters.ts";
import { errorsOf, ownMetric, rendererErrors, sumOver, tableThrottles, throttlesOf } from "./cloudwatch-metrics.ts";

export interface Watched {
  api: HttpApi;
  functions: ApiFunctions;
  steps: GenerationFunctions;
  machine: GenerationMachine;
  table: Table;
  rendererName: string;
}

const hour = Duration.hours(1);
const threeOfFive = { evaluationPeriods: 5, datapointsToAlarm: 3 };

/** What must wake somebody; the twelfth, what the web ACL blocks, is only known in us-east-1. */
export class Alarms extends Construct {
  constructor(scope: Construct, id: string, { topic, ...watched }: Watched & { topic: ITopic }) {
    super(scope, id);
    const { api, machine } = watched;
    const raised = raise(this, topic);
    const failing = new cloudwatch.MathExpression({
      expression: "100 * failed / MAX([all, 1])",
      usingMetrics: { failed: api.metricServerError(), all: api.metricCount() },
      label: "Share of calls answered with 5xx",
      period: Duration.minutes(1),
    });
    raised("ApiFailing", failing, {
      says: "over 1 % of calls answered 5xx, in 3 of 5 minutes",
      above: 1,
      ...threeOfFive,
    });
    const p99 = api.metricLatency({ statistic: "p99", period: Duration.minutes(1) });
    raised("ApiSlow", p99, { says: "p99 over a second, in 3 of 5 minutes", above: 1_000, ...threeOfFive });
    const crashed = sumOver("Errors", crashes(watched));
    raised("LambdaErrors", crashed, { says: "a crash of an API Lambda, a step or the renderer", above: 0 });
    const turnedAway = sumOver("Throttles", throttlesOf(allFunctions(watched)));
    raised("LambdaThrottles", turnedAway, { says: "a Lambda's call turned away", above: 0 });
    const { stateMachine } = machine;
    const lost = [stateMachine.metricFailed(), stateMachine.metricTimedOut()];
    const lostRuns = sumOver("Runs that failed or timed out", lost);
    raised("RunsFailed", lostRuns, { says: "a run of texts failed or timed out", above: 0 });
    raised("TableThrottles", tableThrottles(watched.table), { says: "a request to the table turned away", above: 0 });
    const unfinished = ownMetric("generation", "RegionFailed");
    raised("RegionFailed", unfinished, { says: "a region ended with a text missing", above: 0 });
    const tokens = ownMetric("generation", "TextTokens", { period: hour });
    const budget = numberParameter(this, "HourlyTokenAlarm");
    raised("TextTokens", tokens, { says: "more tokens in an hour than HourlyTokenAlarm", above: budget });
    raised("TextRejected", rejectedShare(), { says: "over 20 % of an hour's texts refused, of 10 or more", above: 20 });
    const silent = "six hours from 7 to 20 UTC, each with over 100 calls and no booking";
    raised("BookingsStopped", silence(api), { says: silent, above: 0, evaluationPeriods: 6 });
    const fallback = new cloudwatch.Metric({
      namespace: metricNamespace,
      metricName: edgeFallback.metric,
      statistic: "Sum",
    });
    raised("EdgeFallback", fallback, { says: "a page that could not be rendered", above: 0 });
  }
}

const allFunctions = ({ functions, steps }: Watched) => [...Object.values(functions), ...Object.values(steps)];

/** The writing step fails by the name of what is wrong with a text, which the machine retries or records. */
function crashes({ functions, steps, rendererName }: Watched): cloudwatch.IMetric[] {
  const { "write-location": _, ...others } = steps;
  return [...errorsOf([...Object.values(functions), ...Object.values(others)]), rendererErrors(rendererName)];
}

/** Of an hour's texts, once there are enough to speak of a share. Where all are refused, none is counted as done. */
const rejectedShare = () =>
  new cloudwatch.MathExpression({
    expression: "IF(FILL(done, 0) + rejected >= 10, 100 * rejected / (FILL(done, 0) + rejected), 0)",
    usingMetrics: {
      done: ownMetric("generation", "PlacesDone", { period: hour }),
      rejected: ownMetric("generation", "TextRejected", { period: hour }),
    },
    label: "Share of texts that the checks refused",
    period: hour,
  });

/** An hour of the day, in UTC, with traffic and without one booking; six of them in a row are no accident. */
const silence = (api: HttpApi) =>
  new cloudwatch.MathExpression({
    expression: "IF(HOUR(calls) >= 7 AND HOUR(calls) < 20 AND calls > 100 AND FILL(bookings, 0) < 1, 1, 0)",
    usingMetrics: {
      calls: api.metricCount({ period: hour }),
      bookings: ownMetric("booking", "BookingAccepted", { period: hour }),
    },
    label: "Hours with traffic and without a booking",
    period: hour,
  });
