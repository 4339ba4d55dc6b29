import * as logs from "aws-cdk-lib/aws-logs";
import { logRetentionDays, rendererLogGroupName } from "@vanfettle/contract/function-names";
import { edgeFallback, metricNamespace } from "@vanfettle/contract/metrics";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Construct } from "constructs";

/** CloudWatch's patterns do not support groups, so each format of a registration is a separate pattern. */
const personalDataPatterns = {
  RegistrationSince2001: "\\b[A-Z]{2}[0-9]{2} ?[A-Z]{3}\\b",
  RegistrationSince1983: "\\b[A-Z][0-9]{1,3} ?[A-Z]{3}\\b",
  RegistrationSince1963: "\\b[A-Z]{3} ?[0-9]{1,3}[A-Z]\\b",
  RegistrationNorthernIrelandI: "\\b[A-Z]I[A-Z] ?[0-9]{1,4}\\b",
  RegistrationNorthernIrelandZ: "\\b[A-Z]{2}Z ?[0-9]{1,4}\\b",
  Postcode: "\\b[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}\\b",
} as const;

/** Creates a log group that masks personal data, as a second line of defence: the functions do not log any. */
function logGroup(scope: Construct, id: string, props: logs.LogGroupProps): logs.LogGroup {
  const identifiers = Object.entries(personalDataPatterns).map(
    ([name, regex]) => new logs.CustomDataIdentifier(name, regex),
  );
  const dataProtectionPolicy = new logs.DataProtectionPolicy({ identifiers });
  return new logs.LogGroup(scope, id, { retention: logRetentionDays, dataProtectionPolicy, ...props });
}

/** Creates a log group that is retained when its stack is deleted. */
export const retainedLogGroup = (scope: Construct, id: string): logs.LogGroup =>
  logGroup(scope, id, { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE });

/** Creates the log group of a function that only runs during a deploy. It is deleted with its stack. */
export const deployLogGroup = (scope: Construct, id: string): logs.LogGroup =>
  logGroup(scope, id, { removalPolicy: RemovalPolicy.DESTROY });

/** Creates the renderer's log group in this region. `edge-logs` limits those that Lambda@Edge creates elsewhere. */
export function rendererLogGroup(scope: Construct, stage: string): logs.LogGroup {
  const group = logGroup(scope, "RendererLog", {
    logGroupName: rendererLogGroupName(stage),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  group.addMetricFilter("Fallbacks", {
    filterPattern: logs.FilterPattern.literal(`"${edgeFallback.message}"`),
    metricNamespace,
    metricName: edgeFallback.metric,
  });
  return group;
}
