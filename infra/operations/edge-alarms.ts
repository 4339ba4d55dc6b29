import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { Construct } from "constructs";
import { raise } from "./alarm.ts";
import { AlarmTopic } from "./alarm-topic.ts";

/** CloudFront's web ACL is measured in us-east-1, and an alarm tells a topic of its own region only. */
export class EdgeAlarms extends Construct {
  constructor(scope: Construct, id: string, { aclMetricName }: { aclMetricName: string }) {
    super(scope, id);
    const { topic } = new AlarmTopic(this, "Notices");
    const blocked = new cloudwatch.Metric({
      namespace: "AWS/WAFV2",
      metricName: "BlockedRequests",
      dimensionsMap: { WebACL: aclMetricName, Rule: "ALL" },
      statistic: "Sum",
    });
    raise(this, topic)("RequestsBlocked", blocked, { says: "over 1,000 requests blocked in 5 minutes", above: 1_000 });
  }
}
