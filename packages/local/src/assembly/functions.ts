import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface DeployedFunction {
  id: string;
  region: string;
  /** The folder of the deployed code. */
  directory: string;
  /** `file.export`, as in the template. */
  handler: string;
  environment: Record<string, string>;
  timeoutMs: number;
  memoryMb: number;
  /** Undefined if it shares the account's limit with other functions. */
  reservedConcurrency: number | undefined;
  /** The function's name in the template, or else its logical id. */
  name: string;
}

interface FunctionProperties {
  Handler: string;
  Timeout?: number;
  MemorySize?: number;
  FunctionName?: unknown;
  ReservedConcurrentExecutions?: unknown;
  Environment?: { Variables?: Record<string, string | number> };
  Code: { S3Key?: unknown };
}

/** Extracts the id from the ARN of a function or version, or from an invocation path. Throws without an ARN. */
export function functionIdIn(arn: string): string {
  const id = /:function:([A-Za-z0-9]+)/.exec(arn)?.[1];
  if (!id) throw new Error(`${arn} does not name a function.`);
  return id;
}

/** Finds a function by its logical id. Throws if no stack or several stacks have it. */
export function functionById(assembly: CloudAssembly, resolve: Resolve, id: string): DeployedFunction {
  const matches = resourcesOf(assembly, "AWS::Lambda::Function").filter((resource) => resource.id === id);
  if (matches.length !== 1) throw new Error(`${matches.length} functions are called ${id}; there must be one.`);
  return toFunction(matches[0] as Located, resolve);
}

function toFunction({ stack, id, properties }: Located, resolve: Resolve): DeployedFunction {
  const { Handler, Timeout, MemorySize, Environment, Code, FunctionName, ReservedConcurrentExecutions } =
    // The template is JSON without types.
    properties as unknown as FunctionProperties;
  const directory = stack.assets.get(String(resolve(stack, Code.S3Key)));
  if (!directory) throw new Error(`The code of function ${id} is not among the assets of ${stack.name}.`);
  const variables = (resolve(stack, Environment?.Variables) ?? {}) as Record<string, unknown>;
  return {
    id,
    region: stack.region,
    directory,
    handler: Handler,
    environment: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
    timeoutMs: (Timeout ?? 3) * 1000,
    memoryMb: MemorySize ?? 128,
    reservedConcurrency: toNumber(resolve(stack, ReservedConcurrentExecutions)),
    name: FunctionName === undefined ? id : String(resolve(stack, FunctionName)),
  };
}

/** Converts a property to a number: parameters arrive as strings, and unset properties as undefined. */
const toNumber = (value: unknown): number | undefined => (value === undefined ? undefined : Number(value));
