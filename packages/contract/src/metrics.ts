import { site } from "./site.ts";

/**
 * Returns the CloudWatch namespace of a stage's metrics. Stages share an account, and a metric of a log filter cannot
 * have a dimension for the stage. Metrics of functions have the dimension `service`; `BookingRejected` also has `code`.
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
    "TextObjection",
    "BudgetLeft",
  ],
} as const;

export type MetricService = keyof typeof metricNames;
export type MetricName<S extends MetricService> = (typeof metricNames)[S][number];

/** The metrics that measure a remaining amount instead of events: the minimum is used, and values are never summed. */
export const gaugeMetrics: readonly string[] = ["BudgetLeft"] satisfies MetricName<"generation">[];

/** The metrics of filters over the API's access log, which also has the calls that the gateway itself rejects. */
export const accessLogMetrics = {
  bookingRejected: "BookingCallRejected",
  throttled: "CallThrottled",
} as const;

/** The metric of a log filter: Lambda@Edge prefixes log lines, so it cannot use the embedded metric format. */
export const edgeFallback = { metric: "EdgeFallback", message: "page not rendered" } as const;
