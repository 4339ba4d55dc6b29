import type { CloudAssembly, Stack } from "./cloud-assembly.ts";
import { attributeOf, referenceTo, type LiveAttributes } from "./physical-names.ts";

export interface Values {
  /** The values of the templates' parameters. */
  parameters: Record<string, string>;
  attributes: LiveAttributes;
}

/** Replaces the intrinsic functions in a template value by their results. */
export type Resolve = (stack: Stack, value: unknown) => unknown;

type Fn = (stack: Stack, argument: unknown) => unknown;

/** Resolves the intrinsic functions that the templates use. Throws for others. */
export function intrinsics(assembly: CloudAssembly, values: Values): Resolve {
  const resolve: Resolve = (stack, value) => {
    if (Array.isArray(value)) return value.map((item) => resolve(stack, item)).filter((item) => item !== undefined);
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value);
    const [name, argument] = entries.length === 1 ? (entries[0] as [string, unknown]) : ["", undefined];
    const fn = functions[name];
    if (fn) return fn(stack, argument);
    if (name.startsWith("Fn::"))
      throw new Error(`Template function ${name} in ${stack.name} is not supported locally.`);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(stack, item)] as const).filter(([, item]) => item !== undefined),
    );
  };
  const list = (stack: Stack, value: unknown) => resolve(stack, value) as unknown[];
  const text = (stack: Stack, value: unknown) => String(resolve(stack, value));

  const reference = (stack: Stack, id: string): unknown => {
    if (id.startsWith("AWS::")) return pseudoParameter(stack, id);
    if (stack.template.Resources?.[id]) return referenceTo(stack, id);
    const value = values.parameters[id] ?? stack.template.Parameters?.[id]?.Default;
    if (value === undefined) throw new Error(`Parameter ${id} of ${stack.name} has no value.`);
    return value;
  };
  const attribute = (stack: Stack, path: string[]) =>
    attributeOf(stack, path[0] ?? "", path.slice(1).join("."), values.attributes);

  const functions: Record<string, Fn> = {
    Ref: (stack, id) => reference(stack, id as string),
    "Fn::GetAtt": (stack, path) => attribute(stack, typeof path === "string" ? path.split(".") : (path as string[])),
    "Fn::Join": (stack, argument) => {
      const [separator, items] = argument as [string, unknown];
      return list(stack, items).join(separator);
    },
    "Fn::Split": (stack, argument) => {
      const [separator, whole] = argument as [string, unknown];
      return text(stack, whole).split(separator);
    },
    "Fn::Select": (stack, argument) => {
      const [index, items] = argument as [number | string, unknown];
      return list(stack, items)[Number(index)];
    },
    "Fn::Equals": (stack, pair) => {
      const [one, other] = list(stack, pair);
      return String(one) === String(other);
    },
    "Fn::Not": (stack, argument) => !list(stack, argument)[0],
    "Fn::If": (stack, argument) => {
      const [condition, value, otherwise] = argument as [string, unknown, unknown];
      return resolve(stack, resolve(stack, stack.template.Conditions?.[condition]) ? value : otherwise);
    },
    "Fn::ImportValue": (stack, name) => exported(text(stack, name)),
    "Fn::GetStackOutput": (stack, argument) => {
      const { StackName, OutputName } = resolve(stack, argument) as { StackName: string; OutputName: string };
      const from = assembly.stacks.find((other) => other.name === StackName);
      const output = from?.template.Outputs?.[OutputName];
      if (!from || !output) throw new Error(`Stack ${StackName} has no output ${OutputName}.`);
      return resolve(from, output.Value);
    },
  };

  const exported = (name: string): unknown => {
    for (const stack of assembly.stacks) {
      for (const output of Object.values(stack.template.Outputs ?? {})) {
        if (output.Export && resolve(stack, output.Export.Name) === name) return resolve(stack, output.Value);
      }
    }
    throw new Error(`Nothing exports ${name}.`);
  };
  return resolve;
}

function pseudoParameter(stack: Stack, id: string): string | undefined {
  switch (id) {
    case "AWS::Region":
      return stack.region;
    case "AWS::AccountId":
      return stack.account;
    case "AWS::Partition":
      return "aws";
    case "AWS::NoValue":
      return undefined;
    default:
      throw new Error(`Pseudo parameter ${id} is not supported locally.`);
  }
}
