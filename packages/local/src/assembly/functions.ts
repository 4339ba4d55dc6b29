import type { CloudAssembly, Located } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface DeployedFunction {
  id: string;
  region: string;
  /** Folder of the deployed code. */
  directory: string;
  /** `file.export`, as the template says. */
  handler: string;
  environment: Record<string, string>;
  timeoutMs: number;
  memoryMb: number;
  /** Set aside for it, and its most; without it, it shares what is left over. */
  reservedConcurrency: number | undefined;
  /** The name a deploy would give it, where the template says one. */
  name: string;
}

interface FunctionProperties {
  Handler: string;
  Timeout?: number;
  MemorySize?: number;
  FunctionName?: unknown;
  ReservedConcurrentExecutions?: number;
  Environment?: { Variables?: Record<string, string | number> };
  Code: { S3Key?: unknown };
}

/** The id of the function an ARN (of it, of a version, or an invocation path around it) names. */
export function functionIdIn(arn: string): string {
  const id = /:function:([A-Za-z0-9]+)/.exec(arn)?.[1];
  if (!id) throw new Error(`${arn} names no function.`);
  return id;
}

export function functionById(assembly: CloudAssembly, resolve: Resolve, id: string): DeployedFunction {
  const found = resourcesOf(assembly, "AWS::Lambda::Function").filter((resource) => resource.id === id);
  if (found.length !== 1) throw new Error(`${found.length} functions are called ${id}; there must be one.`);
  return describe(found[0] as Located, resolve);
}

function describe({ stack, id, properties }: Located, resolve: Resolve): DeployedFunction {
  const { Handler, Timeout, MemorySize, Environment, Code, FunctionName, ReservedConcurrentExecutions } =
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
    reservedConcurrency: ReservedConcurrentExecutions,
    name: FunctionName === undefined ? id : String(resolve(stack, FunctionName)),
  };
}
