/** Where CloudWatch keeps our own figures; each has the dimension `service`, and a refused booking its `code`. */
export const metricNamespace = "VanFettle";

/** What each service counts. The templates' alarms and the dashboard name metrics from here and from nowhere else. */
export const metricNames = {
  booking: ["BookingAccepted", "BookingReplay", "BookingRejected"],
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
export type MetricOf<S extends MetricService> = (typeof metricNames)[S][number];

/** What is left, not what happened: of several figures the lowest counts, and no sum does. */
export const levels: readonly string[] = ["BudgetLeft"] satisfies MetricOf<"generation">[];

/** Counted from log lines: what Lambda@Edge prints carries a prefix, which the embedded metric format does not allow. */
export const edgeFallback = { metric: "EdgeFallback", message: "page not rendered" } as const;
