import * as budgets from "aws-cdk-lib/aws-budgets";
import * as iam from "aws-cdk-lib/aws-iam";
import * as sns from "aws-cdk-lib/aws-sns";
import { CfnCondition, Fn, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { numberParameter, parameter } from "../stage-parameters.ts";

/**
 * Creates the SNS topic of the alarms, over TLS only, with the address in `AlarmEmail`, which AWS
 * asks to confirm.
 */
export function alarmTopic(parent: Construct): sns.Topic {
  const scope = new Construct(parent, "Notices");
  const topic = new sns.Topic(scope, "Topic", { enforceSSL: true });
  // A topic with a custom policy loses the default policy, which lets the account's services
  // publish.
  topic.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: ["cloudwatch", "budgets"].map(
        (service) => new iam.ServicePrincipal(`${service}.amazonaws.com`),
      ),
      actions: ["sns:Publish"],
      resources: [topic.topicArn],
      conditions: { StringEquals: { "aws:SourceAccount": Stack.of(scope).account } },
    }),
  );
  const endpoint = parameter(scope, "AlarmEmail");
  const expression = Fn.conditionNot(Fn.conditionEquals(endpoint, ""));
  const subscription = new sns.CfnSubscription(scope, "Email", {
    topicArn: topic.topicArn,
    protocol: "email",
    endpoint,
  });
  subscription.cfnOptions.condition = new CfnCondition(scope, "EmailGiven", { expression });
  return topic;
}

/** The percentages of the budget at which AWS sends a notice. A budget does not stop anything. */
const noticeThresholds = [50, 80, 100];

/** Creates the budget of the whole account. Excludes the text service, which bills separately. */
export function monthlyBudget(scope: Construct, topic: sns.ITopic): budgets.CfnBudget {
  return new budgets.CfnBudget(scope, "MonthlyBudget-Account", {
    budget: {
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: numberParameter(scope, "MonthlyBudget"), unit: "USD" },
    },
    notificationsWithSubscribers: noticeThresholds.map((threshold) => ({
      notification: {
        notificationType: "ACTUAL",
        comparisonOperator: "GREATER_THAN",
        threshold,
        thresholdType: "PERCENTAGE",
      },
      subscribers: [{ subscriptionType: "SNS", address: topic.topicArn }],
    })),
  });
}
