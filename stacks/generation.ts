import { use, type StackContext } from "sst/constructs";
import { textServiceKey } from "../infra/functions/service-keys.ts";
import { generationFunctions } from "../infra/generation/generation-functions.ts";
import { generationMachine } from "../infra/generation/generation-machine.ts";
import { wakeSchedule } from "../infra/generation/wake-schedule.ts";
import { retainedLogGroup } from "../infra/operations/logs.ts";
import { Data } from "./data.ts";

/** Creates the state machine that writes texts, with its steps and the text service's key. */
export function Generation({ stack, app }: StackContext) {
  const { table } = use(Data);
  const key = textServiceKey(stack);
  const functions = generationFunctions(stack, { table, textServiceKey: key, stage: app.stage });
  const logGroup = retainedLogGroup(stack, "MachineLog");
  const name = app.logicalPrefixedName("generation");
  const machine = generationMachine(stack, { functions, logGroup, name });
  wakeSchedule(stack, { table, machine, stage: app.stage });
  stack.addOutputs({
    MachineArn: machine.stateMachine.stateMachineArn,
    TextServiceKeyArn: key.secretArn,
  });
  return { machine };
}
