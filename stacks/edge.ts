import { Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import type { App } from "sst/constructs";
import { edgeRenderer } from "../infra/edge/edge-renderer.ts";
import { webAcl } from "../infra/edge/firewall.ts";
import { addAlarms, edgeAlarms } from "../infra/operations/alarms.ts";
import { alarmTopic } from "../infra/operations/notices.ts";
import { parameter } from "../infra/stage-parameters.ts";

/** Returns the name of the web ACL's CloudWatch metrics. */
export const aclMetricName = (app: App): string => app.logicalPrefixedName("site");

/**
 * Creates the stack in us-east-1, for CloudFront and its alarms. SST's stacks are all in the app's
 * region.
 */
export function edgeStack(app: App) {
  const stack = new Stack(app, app.logicalPrefixedName("Edge"), {
    env: { account: app.account, region: "us-east-1" },
  });
  const renderer = edgeRenderer(stack, app.stage);
  const webAclArn = webAcl(stack, aclMetricName(app));
  const alarms = new Construct(stack, "Alarms");
  const topic = alarmTopic(alarms);
  const distributionId = parameter(alarms, "DistributionId");
  addAlarms(alarms, edgeAlarms, {
    topic,
    resources: { aclMetricName: aclMetricName(app), distributionId },
  });
  return { stack, renderer, webAclArn };
}
