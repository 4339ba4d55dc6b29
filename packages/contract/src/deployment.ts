import type { EndpointGroup } from "./endpoint.ts";
import { site } from "./site.ts";

/**
 * The stage that runs on one machine, with plain HTTP and without a domain. Every other stage runs
 * on AWS.
 */
const localStage = "local";

/** The stage that visitors use. */
export const productionStage = "production";

/** Returns whether the stage runs on AWS. */
export const isDeployedStage = (stage: string): boolean => stage !== localStage;

/**
 * Returns the name of a stage's function. Fixed names let alarms and commands refer to it without a
 * stack export.
 */
export const functionName = (
  stage: string,
  name: EndpointGroup | GenerationName | "edge",
): string => `${stage}-vanfettle-${name}`;

/**
 * The retention of logs in days: enough to investigate a complaint, short for lines that may
 * identify a person.
 */
export const logRetentionDays = 90;

/**
 * Returns the log group that Lambda@Edge writes to in each region. The name contains the function's
 * home region.
 */
export const rendererLogGroupName = (stage: string): string =>
  `/aws/lambda/us-east-1.${functionName(stage, "edge")}`;

/**
 * The steps of the state machine that generates texts, each with the handler
 * `functions/src/generation/<name>.ts`.
 */
export const stepNames = [
  "next-scope",
  "plan-scope",
  "write-location",
  "record-failure",
  "finish-scope",
  "finish-run",
] as const;

export type StepName = (typeof stepNames)[number];

/**
 * The functions of generation: the steps, and the function that a schedule invokes to start a
 * waiting run.
 */
export const generationNames = [...stepNames, "wake-run"] as const;

export type GenerationName = (typeof generationNames)[number];

/**
 * Returns the CloudWatch namespace of a stage's metrics. Stages share an account, and a metric of a
 * log filter cannot have a dimension for the stage. Metrics of functions have the dimension
 * `service`; `BookingRejected` also has `code`.
 */
export const metricNamespace = (stage: string): string => `${site.brand}/${stage}`;

/** The metrics of each service. Alarms and the dashboard use only these names. */
export const metricNames = {
  booking: ["BookingAccepted", "BookingReplay", "BookingRejected", "OtherRegistrationKey"],
  vehicle: ["DvsaAnswered", "DvsaFailed", "DvlaAnswered", "DvlaFailed", "VehicleKeyRejected"],
  page: ["PartNotLoaded", "PartNotRendered"],
  generation: [
    "RegionCompleted",
    "RegionFailed",
    "PlacesDone",
    "TextCalls",
    "TextTokens",
    "UsageClamped",
    "TextObjection",
    "BudgetLeft",
  ],
} as const;

export type MetricService = keyof typeof metricNames;
export type MetricName<S extends MetricService> = (typeof metricNames)[S][number];

/**
 * The metrics that measure a remaining amount instead of events: the minimum is used, and values
 * are never summed.
 */
export const gaugeMetrics: readonly string[] = ["BudgetLeft"] satisfies MetricName<"generation">[];

/**
 * The metrics of filters over the API's access log, which also has the calls that the gateway
 * itself rejects.
 */
export const accessLogMetrics = {
  bookingRejected: "BookingCallRejected",
  throttled: "CallThrottled",
  slow: "CallSlow",
} as const;

/**
 * The metric of a log filter: Lambda@Edge prefixes log lines, so it cannot use the embedded metric
 * format.
 */
export const edgeFallback = { metric: "EdgeFallback", message: "page not rendered" } as const;
