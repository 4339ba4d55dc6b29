import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { Duration } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { parameter } from "../stage-parameters.ts";
import { alarmFactory, threeOfFive } from "./alarm.ts";
import { AlarmTopic } from "./alarm-topic.ts";
import { distributionMetric, sumOver } from "./cloudwatch-metrics.ts";

/** The errors that CloudFront counts if the renderer crashes, sends an invalid response or is throttled. */
const rendererFailures = ["LambdaExecutionError", "LambdaValidationError", "LambdaLimitExceededErrors"];

/**
 * The alarms for blocked requests and the distribution. Their metrics are in us-east-1, and an alarm needs a topic in
 * its region. The distribution is deployed after this stack, so its id is a parameter.
 */
export class EdgeAlarms extends Construct {
  constructor(scope: Construct, id: string, { aclMetricName }: { aclMetricName: string }) {
    super(scope, id);
    const { topic } = new AlarmTopic(this, "Notices");
    const addAlarm = alarmFactory(this, topic);
    const blocked = new cloudwatch.Metric({
      namespace: "AWS/WAFV2",
      metricName: "BlockedRequests",
      dimensionsMap: { WebACL: aclMetricName, Rule: "ALL" },
      statistic: "Sum",
    });
    addAlarm("RequestsBlocked", blocked, { description: "over 1,000 requests blocked in 5 minutes", above: 1_000 });
    const distributionId = parameter(this, "DistributionId");
    const failing = distributionMetric(distributionId, "5xxErrorRate", {
      statistic: "Average",
      period: Duration.minutes(1),
    });
    addAlarm("SiteFailing", failing, {
      description: "over 5 % of requests to the site answered 5xx, in 3 of 5 minutes",
      above: 5,
      ...threeOfFive,
    });
    const failures = rendererFailures.map((name) => distributionMetric(distributionId, name, { statistic: "Sum" }));
    addAlarm("PagesFailing", sumOver("Failures", failures), {
      description: "a page that CloudFront did not get from the renderer, in any region",
      above: 0,
    });
  }
}
