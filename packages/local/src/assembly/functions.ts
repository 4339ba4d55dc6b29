import { resourcesOf, type CloudAssembly, type Located } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export type DeployedFunction = ReturnType<typeof functionById>;

/** Extracts the id from the ARN of a function or version, or from an invocation path. Throws without an ARN. */
export function functionIdIn(arn: string): string {
  const id = /:function:([A-Za-z0-9]+)/.exec(arn)?.[1];
  if (!id) throw new Error(`${arn} does not name a function.`);
  return id;
}

/** Finds the resource of a function by its logical id. Throws if no stack or several stacks have it. */
export function locateFunction(assembly: CloudAssembly, id: string): Located {
  const [found, ...others] = resourcesOf(assembly, "AWS::Lambda::Function").filter((resource) => resource.id === id);
  if (found && others.length === 0) return found;
  throw new Error(`${found ? others.length + 1 : 0} functions have the name ${id}; there must be one.`);
}

/** Reads a function by its logical id. Throws if no stack or several stacks have it, or if its code is missing. */
export function functionById(assembly: CloudAssembly, resolve: Resolve, id: string) {
  const { stack, properties } = locateFunction(assembly, id);
  const { Handler, Timeout, MemorySize, Environment, Code, FunctionName, ReservedConcurrentExecutions } =
    // Other properties may have functions that are not supported, so these are resolved one by one.
    properties as { [property: string]: unknown; Environment?: { Variables?: object }; Code: { S3Key?: unknown } };
  const directory = stack.assets.get(String(resolve(stack, Code.S3Key)));
  if (!directory) throw new Error(`The code of function ${id} is not among the assets of ${stack.name}.`);
  const variables = (resolve(stack, Environment?.Variables) ?? {}) as Record<string, unknown>;
  const reserved = resolve(stack, ReservedConcurrentExecutions);
  return {
    id,
    region: stack.region,
    /** The folder of the deployed code. */
    directory,
    /** `file.export`, as in the template. */
    handler: String(Handler),
    environment: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)])),
    timeoutMs: Number(Timeout ?? 3) * 1000,
    memoryMb: Number(MemorySize ?? 128),
    /** Undefined if it shares the account's limit with other functions. */
    reservedConcurrency: reserved === undefined ? undefined : Number(reserved),
    /** The function's name in the template, or else its logical id. */
    name: FunctionName === undefined ? id : String(resolve(stack, FunctionName)),
  };
}
