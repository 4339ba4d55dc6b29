import { use, type StackContext } from "sst/constructs";
import { BasicAlarms } from "../infra/alarms.ts";
import { Api } from "./api.ts";
import { Generation } from "./generation.ts";

export function Operations({ stack }: StackContext) {
  const { api, functions } = use(Api);
  const { machine } = use(Generation);
  const { topic } = new BasicAlarms(stack, "Alarms", { api, functions, machine });
  stack.addOutputs({ AlarmTopic: topic.topicArn });
  return { topic };
}
