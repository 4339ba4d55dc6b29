import type { AslMachine } from "../step-functions/asl.ts";
import { resourcesOf, type CloudAssembly } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

/** A state machine; its logical id is its name locally. */
export type DeployedStateMachine = ReturnType<typeof deployedStateMachines>[number];

/** Reads the state machines of the templates. Throws for a definition outside the template. */
export function deployedStateMachines(assembly: CloudAssembly, resolve: Resolve) {
  return resourcesOf(assembly, "AWS::StepFunctions::StateMachine").map(({ stack, id, properties }) => {
    const definition = resolve(stack, properties.DefinitionString);
    if (typeof definition !== "string" || properties.DefinitionSubstitutions) {
      throw new Error(`The definition of ${id} is not a DefinitionString, or has substitutions.`);
    }
    return { id, arn: String(resolve(stack, { Ref: id })), definition: JSON.parse(definition) as AslMachine };
  });
}

/** Returns the ids of the functions that the machine's Tasks call. */
export const functionIdsOf = ({ definition }: DeployedStateMachine): string[] => [
  ...new Set([...JSON.stringify(definition).matchAll(/:function:([\w-]+)/g)].map(([, name = ""]) => name)),
];
