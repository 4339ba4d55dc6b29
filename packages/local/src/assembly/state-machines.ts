import { roleOf } from "../access/roles.ts";
import type { AslMachine } from "../step-functions/asl.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

/** A state machine; its logical id is its name locally. */
export type DeployedStateMachine = ReturnType<typeof deployedStateMachines>[number];

interface MachineProperties {
  DefinitionString?: string;
  DefinitionSubstitutions?: object;
  RoleArn?: string;
}

/** Reads the state machines of the templates. Throws for a definition outside the template. */
export function deployedStateMachines(assembly: ResolvedAssembly) {
  return assembly
    .resources<MachineProperties>("AWS::StepFunctions::StateMachine")
    .map((machine) => {
      const { stack, id, properties } = machine;
      const { DefinitionString, DefinitionSubstitutions } = properties;
      if (DefinitionString === undefined || DefinitionSubstitutions) {
        throw new Error(`The definition of ${id} is not a DefinitionString, or has substitutions.`);
      }
      return {
        id,
        arn: String(assembly.resolve(stack, { Ref: id })),
        role: roleOf(assembly, machine),
        definition: JSON.parse(DefinitionString) as AslMachine,
      };
    });
}

/** Returns the ids of the functions that the machine's Tasks call. */
export const functionIdsOf = ({ definition }: DeployedStateMachine): string[] => [
  ...new Set(
    [...JSON.stringify(definition).matchAll(/:function:([\w-]+)/g)].map(([, name = ""]) => name),
  ),
];
