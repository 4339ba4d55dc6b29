import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { Construct } from "constructs";
import { alarmFactory } from "./alarm.ts";
import { AlarmTopic } from "./alarm-topic.ts";

/** The alarm for blocked requests. The web ACL's metrics are in us-east-1, and an alarm needs a topic of its region. */
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
    alarmFactory(this, topic)("RequestsBlocked", blocked, {
      description: "over 1,000 requests blocked in 5 minutes",
      above: 1_000,
    });
  }
}
