import * as logs from "aws-cdk-lib/aws-logs";
import { RemovalPolicy } from "aws-cdk-lib/core";
import type { Construct } from "constructs";

/** Long enough to look into a complaint, short enough for lines that may be tied to a person. */
export const logRetention = logs.RetentionDays.THREE_MONTHS;

export function keptLogGroup(scope: Construct, id: string): logs.LogGroup {
  return new logs.LogGroup(scope, id, { retention: logRetention, removalPolicy: RemovalPolicy.RETAIN });
}

/**
 * Lambda@Edge writes to a group of this name in each region that renders; left to itself it would keep lines for
 * ever. Made in the stack's own region, where pages for British visitors are rendered.
 */
export function rendererLogGroup(scope: Construct, functionName: string): logs.LogGroup {
  return new logs.LogGroup(scope, "RendererLog", {
    logGroupName: `/aws/lambda/us-east-1.${functionName}`,
    retention: logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
