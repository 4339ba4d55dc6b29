import * as logs from "aws-cdk-lib/aws-logs";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Construct } from "constructs";
import {
  accessLogMetrics,
  edgeFallback,
  logRetentionDays,
  metricNamespace,
  rendererLogGroupName,
} from "@vanfettle/contract/deployment";
import {
  endpointNames,
  endpoints,
  routeKey,
  type EndpointName,
} from "@vanfettle/contract/endpoints";

/**
 * CloudWatch's patterns do not support groups, so each format of a registration is a separate
 * pattern.
 */
const formats = {
  RegistrationSince2001: "[A-Z]{2}\\d{2} ?[A-Z]{3}",
  RegistrationSince1983: "[A-Z]\\d{1,3} ?[A-Z]{3}",
  RegistrationSince1963: "[A-Z]{3} ?\\d{1,3}[A-Z]",
  RegistrationNorthernIrelandI: "[A-Z]I[A-Z] ?\\d{1,4}",
  RegistrationNorthernIrelandZ: "[A-Z]{2}Z ?\\d{1,4}",
  Postcode: "[A-Z]{1,2}\\d[A-Z0-9]? ?\\d[A-Z]{2}",
} as const;

/**
 * AWS does not list word boundaries among the operators, so a pattern matches the character on
 * either side.
 */
const outside = "[^A-Za-z0-9_]";

/**
 * Returns the pattern of a format that is a word: it is not part of a longer one, such as an id.
 */
const asWord = (format: string): string =>
  [
    `${outside}${format}${outside}`,
    `^${format}${outside}`,
    `${outside}${format}$`,
    `^${format}$`,
  ].join("|");

/**
 * Returns the pattern of two in a row. The first uses up the character between them, so the second
 * is not a word by itself.
 */
const pairOf = (...ofFormats: string[]): string =>
  ofFormats.map((each) => `${each}${outside}${each}`).join("|");

const { Postcode, RegistrationNorthernIrelandI, RegistrationNorthernIrelandZ, ...registrations } =
  formats;
const personalDataPatterns = {
  ...Object.fromEntries(Object.entries(formats).map(([name, format]) => [name, asWord(format)])),
  RowOfRegistrations: pairOf(...Object.values(registrations)),
  RowOfOthers: pairOf(Postcode, RegistrationNorthernIrelandI, RegistrationNorthernIrelandZ),
};

/**
 * Creates a log group that masks personal data: a second line of defence, because the functions do
 * not log any.
 */
function logGroup(scope: Construct, id: string, props: logs.LogGroupProps): logs.LogGroup {
  const identifiers = Object.entries(personalDataPatterns).map(
    ([name, regex]) => new logs.CustomDataIdentifier(name, regex),
  );
  const dataProtectionPolicy = new logs.DataProtectionPolicy({ identifiers });
  return new logs.LogGroup(scope, id, {
    retention: logRetentionDays,
    dataProtectionPolicy,
    ...props,
  });
}

/** Creates a log group that is retained when its stack is deleted. */
export const retainedLogGroup = (scope: Construct, id: string): logs.LogGroup =>
  logGroup(scope, id, { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });

/**
 * Creates the log group of a function that only runs during a deploy. It is deleted with its stack.
 */
export const deployLogGroup = (scope: Construct, id: string): logs.LogGroup =>
  logGroup(scope, id, { removalPolicy: RemovalPolicy.DESTROY });

const isRoute = (comparison: "=" | "!=", name: EndpointName) =>
  logs.FilterPattern.stringValue("$.route", comparison, routeKey(name));
const isStatus = (status: string) => logs.FilterPattern.stringValue("$.status", "=", status);

/**
 * The lines of the access log that each metric counts. A call that the gateway rejects does not
 * have an integration status.
 */
const accessLogFilters: Record<
  (typeof accessLogMetrics)[keyof typeof accessLogMetrics],
  logs.IFilterPattern
> = {
  [accessLogMetrics.bookingRejected]: logs.FilterPattern.all(
    logs.FilterPattern.any(
      ...endpointNames
        .filter((name) => endpoints[name].group === "booking")
        .map((name) => isRoute("=", name)),
    ),
    logs.FilterPattern.any(isStatus("4*"), isStatus("5*")),
  ),
  // Pages wait for the throttle of van checks, which a fleet reaches.
  [accessLogMetrics.throttled]: logs.FilterPattern.all(
    isStatus("429"),
    logs.FilterPattern.stringValue("$.integrationStatus", "=", "-"),
    isRoute("!=", "checkVehicle"),
  ),
  // Four digits of milliseconds are a second or more; the log has the number as a text. A van check,
  // and the form that calls it, wait for DVSA and DVLA.
  [accessLogMetrics.slow]: logs.FilterPattern.all(
    logs.FilterPattern.regexValue("$.latencyMs", "=", "[0-9][0-9][0-9][0-9]"),
    isRoute("!=", "checkVehicle"),
    isRoute("!=", "seeStations"),
  ),
};

/** Creates the API's access log, and counts rejected bookings, throttled and slow calls by its lines. */
export function accessLogGroup(scope: Construct, id: string, stage: string): logs.LogGroup {
  const group = retainedLogGroup(scope, id);
  const namespace = metricNamespace(stage);
  for (const [metricName, filterPattern] of Object.entries(accessLogFilters)) {
    group.addMetricFilter(metricName, { filterPattern, metricNamespace: namespace, metricName });
  }
  return group;
}

/**
 * Creates the renderer's log group in this region. `edge-logs` limits the groups that Lambda@Edge
 * creates elsewhere.
 */
export function rendererLogGroup(scope: Construct, stage: string): logs.LogGroup {
  const group = logGroup(scope, "RendererLog", {
    logGroupName: rendererLogGroupName(stage),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  group.addMetricFilter("Fallbacks", {
    filterPattern: logs.FilterPattern.literal(`"${edgeFallback.message}"`),
    metricNamespace: metricNamespace(stage),
    metricName: edgeFallback.metric,
  });
  return group;
}
