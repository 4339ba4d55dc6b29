import * as budgets from "aws-cdk-lib/aws-budgets";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { numberParameter } from "../stage-parameters.ts";

/** The percentages of the budget at which AWS sends a notice. A budget does not stop anything. */
const noticeThresholds = [50, 80, 100];

/** Creates the budget of the whole account. Excludes the text service, which bills separately. */
export function monthlyBudget(scope: Construct, { topic }: { topic: ITopic }): budgets.CfnBudget {
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
