import { roleOf } from "../access/roles.ts";
import type { ResolvedAssembly } from "./intrinsics.ts";

export type DeployedFunction = ReturnType<typeof functionById>;

interface FunctionProperties {
  Handler: string;
  Timeout?: number | string;
  MemorySize?: number | string;
  Environment?: { Variables?: Record<string, unknown> };
  Code: { S3Key?: string };
  FunctionName?: string;
  ReservedConcurrentExecutions?: number | string;
  Role?: string;
}

/**
 * Extracts the id from the ARN of a function or version, or from an invocation path. Throws without
 * an ARN.
 */
export function functionIdIn(arn: string): string {
  const id = /:function:([A-Za-z0-9]+)/.exec(arn)?.[1];
  if (!id) throw new Error(`${arn} does not name a function.`);
  return id;
}

/**
 * Reads a function by its logical id. Throws if no stack or several stacks have it, or if its code
 * is missing.
 */
export function functionById(assembly: ResolvedAssembly, id: string) {
  const [found, ...others] = assembly
    .resources<FunctionProperties>("AWS::Lambda::Function")
    .filter((each) => each.id === id);
  if (!found || others.length > 0) {
    throw new Error(
      `${found ? others.length + 1 : 0} functions have the name ${id}; there must be one.`,
    );
  }
  const { stack, properties } = found;
  const {
    Timeout = 3,
    MemorySize = 128,
    Environment,
    Code,
    ReservedConcurrentExecutions: reserved,
  } = properties;
  const directory = stack.assets.get(Code.S3Key ?? "");
  if (!directory) {
    throw new Error(`The code of function ${id} is not among the assets of ${stack.name}.`);
  }
  const variables = Object.entries(Environment?.Variables ?? {});
  return {
    id,
    region: stack.region,
    directory,
    /** `file.export`, as in the template. */
    handler: properties.Handler,
    environment: Object.fromEntries(variables.map(([name, value]) => [name, String(value)])),
    timeoutMs: Number(Timeout) * 1000,
    memoryMb: Number(MemorySize),
    /** Undefined if it shares the account's limit with other functions. */
    reservedConcurrency: reserved === undefined ? undefined : Number(reserved),
    /** The function's name in the template, or else its logical id. */
    name: properties.FunctionName ?? id,
    /** The function as an AWS caller, with its role's permissions. */
    role: roleOf(assembly, found),
  };
}
