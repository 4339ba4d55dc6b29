import * as iam from "aws-cdk-lib/aws-iam";
import * as sns from "aws-cdk-lib/aws-sns";
import { CfnCondition, Fn, Stack } from "aws-cdk-lib/core";
import { Construct } from "constructs";
import { parameter } from "../stage-parameters.ts";

/**
 * The SNS topic of the alarms, which only accepts messages over TLS. Subscribes the address in the parameter
 * `AlarmEmail`; AWS asks it for a confirmation.
 */
export class AlarmTopic extends Construct {
  readonly topic: sns.Topic;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.topic = new sns.Topic(this, "Topic", { enforceSSL: true });
    // A topic with a custom policy loses the default policy, which lets the account's services publish.
    this.topic.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: ["cloudwatch", "budgets"].map((service) => new iam.ServicePrincipal(`${service}.amazonaws.com`)),
        actions: ["sns:Publish"],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { "aws:SourceAccount": Stack.of(this).account } },
      }),
    );
    const email = parameter(this, "AlarmEmail");
    const hasEmail = new CfnCondition(this, "EmailGiven", {
      expression: Fn.conditionNot(Fn.conditionEquals(email, "")),
    });
    const subscription = new sns.CfnSubscription(this, "Email", {
      topicArn: this.topic.topicArn,
      protocol: "email",
      endpoint: email,
    });
    subscription.cfnOptions.condition = hasEmail;
  }
}
