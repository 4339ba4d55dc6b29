/** The CloudWatch namespace of our metrics. All have the dimension `service`; `BookingRejected` also has `code`. */
export const metricNamespace = "VanFettle";

/** The metrics of each service. Alarms and the dashboard take metric names from here only. */
export const metricNames = {
  booking: ["BookingAccepted", "BookingReplay", "BookingRejected", "OtherRegistrationKey"],
  vehicle: ["DvsaAnswered", "DvsaFailed", "DvlaAnswered", "DvlaFailed", "VehicleKeyRejected"],
  generation: [
    "RegionCompleted",
    "RegionFailed",
    "PlacesDone",
    "TextCalls",
    "TextTokens",
    "TextRejected",
    "BudgetLeft",
  ],
} as const;

export type MetricService = keyof typeof metricNames;
export type MetricName<S extends MetricService> = (typeof metricNames)[S][number];

/** Metrics that measure a remaining amount, not events: the lowest of several values counts, and they are never summed. */
export const gaugeMetrics: readonly string[] = ["BudgetLeft"] satisfies MetricName<"generation">[];

/** A metric counted by a log filter, because Lambda@Edge prefixes its log lines and so cannot use the embedded metric format. */
export const edgeFallback = { metric: "EdgeFallback", message: "page not rendered" } as const;
