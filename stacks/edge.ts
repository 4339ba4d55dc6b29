import { Stack } from "aws-cdk-lib/core";
import type { App } from "sst/constructs";
import { EdgeAlarms } from "../infra/operations/edge-alarms.ts";
import { EdgeRenderer } from "../infra/edge/edge-renderer.ts";
import { WebAcl } from "../infra/edge/web-acl.ts";

/** Returns the name of the web ACL's CloudWatch metrics. */
export const aclMetricName = (app: App): string => app.logicalPrefixedName("site");

/**
 * Creates the stack in us-east-1 that CloudFront requires. It is not an SST stack, because those are all in the app's
 * region.
 */
export function edgeStack(app: App) {
  const stack = new Stack(app, app.logicalPrefixedName("Edge"), {
    env: { account: app.account, region: "us-east-1" },
  });
  const renderer = new EdgeRenderer(stack, "Renderer", { stage: app.stage });
  const { webAclArn } = new WebAcl(stack, "WebAcl", { metricName: aclMetricName(app) });
  new EdgeAlarms(stack, "Alarms", { aclMetricName: aclMetricName(app) });
  return { stack, renderer, webAclArn };
}
