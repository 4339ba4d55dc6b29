import { readFileSync } from "node:fs";
import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";
import type { AslMachine } from "../step-functions/asl.ts";

export interface DeployedStateMachine {
  /** Its logical id, which is its name here. */
  id: string;
  arn: string;
  definition: AslMachine;
}

interface Definition {
  DefinitionString?: string;
  DefinitionS3Location?: { Key: string };
  DefinitionSubstitutions?: Record<string, unknown>;
}

export function deployedStateMachines(assembly: CloudAssembly, resolve: Resolve): DeployedStateMachine[] {
  return resourcesOf(assembly, "AWS::StepFunctions::StateMachine").map((resource) => ({
    id: resource.id,
    arn: String(resolve(resource.stack, { Ref: resource.id })),
    definition: definitionOf(resource, resolve),
  }));
}

/** Every function its Tasks call. */
export function functionIdsOf({ definition }: DeployedStateMachine): string[] {
  const names = [...JSON.stringify(definition).matchAll(/:function:([\w-]+)/g)].map(([, name = ""]) => name);
  return [...new Set(names)];
}

function definitionOf({ stack, id, properties }: Located, resolve: Resolve): AslMachine {
  const { DefinitionString, DefinitionS3Location, DefinitionSubstitutions } = properties as Definition;
  const { text, source, values } = resolve(stack, {
    text: DefinitionString,
    source: DefinitionS3Location?.Key,
    values: DefinitionSubstitutions ?? {},
  }) as { text?: string; source?: string; values: Record<string, unknown> };
  const file = source === undefined ? undefined : stack.assets.get(source);
  const written = text ?? (file === undefined ? undefined : readFileSync(file, "utf8"));
  if (written === undefined) throw new Error(`The definition of ${id} is not among the assets of ${stack.name}.`);
  return JSON.parse(substitute(id, written, values)) as AslMachine;
}

/** CloudFormation puts each value into the text as it is; a name without a value would stay in it. */
function substitute(id: string, text: string, values: Record<string, unknown>): string {
  return text.replace(/\$\{([A-Za-z0-9_]+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`The definition of ${id} has no value for \${${name}}.`);
    return String(values[name]);
  });
}
