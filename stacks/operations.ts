import { Construct } from "constructs";
import { use, type StackContext } from "sst/constructs";
import { addAlarms, mainAlarms } from "../infra/operations/alarms.ts";
import { dashboard } from "../infra/operations/dashboard.ts";
import { alarmTopic, monthlyBudget } from "../infra/operations/notices.ts";
import { Api } from "./api.ts";
import { Data } from "./data.ts";
import { aclMetricName } from "./edge.ts";
import { Generation } from "./generation.ts";
import { Web } from "./web.ts";

/**
 * Creates the monitoring of the other stacks: alarms, their subscribers, the dashboard and the
 * monthly budget.
 */
export function Operations({ stack, app }: StackContext) {
  const { distribution } = use(Web);
  const resources = { ...use(Data), ...use(Generation), ...use(Api), stage: app.stage };
  const topic = alarmTopic(stack);
  addAlarms(new Construct(stack, "Alarms"), mainAlarms, { topic, resources });
  dashboard(stack, {
    ...resources,
    distributionId: distribution.distributionId,
    aclMetricName: aclMetricName(app),
  });
  monthlyBudget(stack, topic);
  stack.addOutputs({ AlarmTopic: topic.topicArn });
  return { topic };
}
