import { use, type StackContext } from "sst/constructs";
import { generationFunctions } from "../infra/generation/generation-functions.ts";
import { GenerationMachine } from "../infra/generation/generation-machine.ts";
import { retainedLogGroup } from "../infra/operations/logs.ts";
import { textServiceKey } from "../infra/generation/text-service-key.ts";
import { Data } from "./data.ts";

/** Creates the state machine that writes texts, with its steps and the text service's key. */
export function Generation({ stack, app }: StackContext) {
  const { table } = use(Data);
  const key = textServiceKey(stack);
  const functions = generationFunctions(stack, { table, textServiceKey: key, stage: app.stage });
  const logGroup = retainedLogGroup(stack, "MachineLog");
  const name = app.logicalPrefixedName("generation");
  const machine = new GenerationMachine(stack, "Generation", { functions, logGroup, name });
  stack.addOutputs({ MachineArn: machine.stateMachine.stateMachineArn, TextServiceKeyArn: key.secretArn });
  return { machine };
}
