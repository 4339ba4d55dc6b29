import * as budgets from "aws-cdk-lib/aws-budgets";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { numberParameter } from "../stage-parameters.ts";

/** Per cent of the month's sum at which somebody is told. AWS only tells; it stops nothing. */
const noticesAt = [50, 80, 100];

/** Of the whole account, without the text service, which sends its own bill. */
export function monthlyBudget(scope: Construct, { topic }: { topic: ITopic }): budgets.CfnBudget {
  return new budgets.CfnBudget(scope, "MonthlyBudget-Account", {
    budget: {
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: numberParameter(scope, "MonthlyBudget"), unit: "USD" },
    },
    notificationsWithSubscribers: noticesAt.map((threshold) => ({
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
