import { Stack } from "aws-cdk-lib/core";
import type { App } from "sst/constructs";
import { EdgeAlarms } from "../infra/operations/edge-alarms.ts";
import { EdgeRenderer } from "../infra/edge/edge-renderer.ts";
import { WebAcl } from "../infra/edge/web-acl.ts";

/** Fixed, so that its log groups can be named before they exist. */
export const rendererName = (app: App): string => app.logicalPrefixedName("edge");

/** What the web ACL is called where it is measured. */
export const aclMetricName = (app: App): string => app.logicalPrefixedName("site");

/** What CloudFront takes from us-east-1 alone. Not an sst stack: those all live in the app's own region. */
export function edgeStack(app: App) {
  const stack = new Stack(app, app.logicalPrefixedName("Edge"), {
    env: { account: app.account, region: "us-east-1" },
  });
  const { version } = new EdgeRenderer(stack, "Renderer", { functionName: rendererName(app) });
  const { webAclArn } = new WebAcl(stack, "WebAcl", { metricName: aclMetricName(app) });
  new EdgeAlarms(stack, "Alarms", { aclMetricName: aclMetricName(app) });
  return { rendererVersion: version, webAclArn };
}
