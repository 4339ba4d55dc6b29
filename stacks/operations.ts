import { use, type StackContext } from "sst/constructs";
import { BasicAlarms } from "../infra/alarms.ts";
import { Api } from "./api.ts";

export function Operations({ stack }: StackContext) {
  const { api, functions } = use(Api);
  const { topic } = new BasicAlarms(stack, "Alarms", { api, functions });
  stack.addOutputs({ AlarmTopic: topic.topicArn });
  return { topic };
}
