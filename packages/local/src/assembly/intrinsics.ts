import { resourcesOf, type CloudAssembly, type Located, type Stack } from "./cloud-assembly.ts";
import { attributeOf, referenceTo } from "./physical-names.ts";

export interface Values {
  /** The values of the templates' parameters. */
  parameters: Record<string, string>;
  /** The attributes known only once the cloud runs, by `Type.Attribute`. */
  attributes: Record<string, string>;
}

/** Replaces the intrinsic functions in a template value by their results. */
export type Resolve = (stack: Stack, value: unknown) => unknown;

/** Returns every resource of a type with its properties resolved. */
export const resolvedResourcesOf = <P>(assembly: CloudAssembly, resolve: Resolve, type: string): Located<P>[] =>
  resourcesOf(assembly, type).map(({ stack, id, properties }) => ({
    stack,
    id,
    properties: resolve(stack, properties) as P,
  }));

const pseudoParameters: Record<string, (stack: Stack) => string | undefined> = {
  "AWS::Region": ({ region }) => region,
  "AWS::AccountId": ({ account }) => account,
  "AWS::Partition": () => "aws",
  "AWS::NoValue": () => undefined,
};

/** Resolves the intrinsic functions that the templates use. Throws for others. */
export function intrinsics(assembly: CloudAssembly, values: Values): Resolve {
  const resolve: Resolve = (stack, value) => {
    if (Array.isArray(value)) return value.map((item) => resolve(stack, item)).filter((item) => item !== undefined);
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value);
    const [name, argument] = entries.length === 1 ? (entries[0] as [string, unknown]) : ["", undefined];
    const fn = functions[name];
    if (fn) return fn(stack, argument as never);
    if (name.startsWith("Fn::"))
      throw new Error(`Template function ${name} in ${stack.name} is not supported locally.`);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(stack, item)] as const).filter(([, item]) => item !== undefined),
    );
  };

  const list = (stack: Stack, value: unknown) => resolve(stack, value) as unknown[];
  const text = (stack: Stack, value: unknown) => String(resolve(stack, value));

  const functions: Record<string, (stack: Stack, argument: never) => unknown> = {
    Ref: (stack, id: string) => {
      if (id.startsWith("AWS::")) return (pseudoParameters[id] ?? unsupportedParameter(id))(stack);
      if (stack.template.Resources?.[id]) return referenceTo(stack, id);
      const value = values.parameters[id] ?? stack.template.Parameters?.[id]?.Default;
      if (value === undefined) throw new Error(`Parameter ${id} of ${stack.name} has no value.`);
      return value;
    },
    "Fn::GetAtt": (stack, path: string | string[]) => {
      const [id = "", ...attribute] = typeof path === "string" ? path.split(".") : path;
      return attributeOf(stack, id, attribute.join("."), values.attributes);
    },
    "Fn::Join": (stack, [separator, items]: [string, unknown]) => list(stack, items).join(separator),
    "Fn::Split": (stack, [separator, whole]: [string, unknown]) => text(stack, whole).split(separator),
    "Fn::Select": (stack, [index, items]: [number | string, unknown]) => list(stack, items)[Number(index)],
    "Fn::Equals": (stack, pair) => new Set(list(stack, pair).map(String)).size === 1,
    "Fn::Not": (stack, argument) => !list(stack, argument)[0],
    "Fn::If": (stack, [condition, value, otherwise]: [string, unknown, unknown]) =>
      resolve(stack, resolve(stack, stack.template.Conditions?.[condition]) ? value : otherwise),
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

function unsupportedParameter(id: string): never {
  throw new Error(`Pseudo parameter ${id} is not supported locally.`);
}
