import * as iam from "aws-cdk-lib/aws-iam";
import * as sns from "aws-cdk-lib/aws-sns";
import { CfnCondition, Fn, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { parameter } from "../stage-parameters.ts";

/** Creates the SNS topic of the alarms, over TLS only, with the address in `AlarmEmail`, which AWS asks to confirm. */
export function alarmTopic(parent: Construct): sns.Topic {
  const scope = new Construct(parent, "Notices");
  const topic = new sns.Topic(scope, "Topic", { enforceSSL: true });
  // A topic with a custom policy loses the default policy, which lets the account's services publish.
  topic.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: ["cloudwatch", "budgets"].map((service) => new iam.ServicePrincipal(`${service}.amazonaws.com`)),
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
