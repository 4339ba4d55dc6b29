import { problemOfValue } from "../../../../scripts/parameter-value.ts";
import type { CloudAssembly } from "./cloud-assembly.ts";

/** Returns the values, with the templates' defaults for all other parameters. */
export function withDefaults({ stacks }: CloudAssembly, values: Record<string, string>): Record<string, string> {
  const declared = stacks.flatMap(({ template }) => Object.entries(template.Parameters ?? {}));
  const defaults = declared.flatMap(([name, { Default }]) =>
    Default === undefined ? [] : [[name, `${Default as string | number}`]],
  );
  return { ...(Object.fromEntries(defaults) as Record<string, string>), ...values };
}

/** The name and problem of a rejected parameter. `problem` continues a sentence that begins with the name. */
export interface InvalidParameter {
  name: string;
  problem: string;
}

/** Finds the first parameter whose value is missing or would be rejected in a deployment. */
export function findInvalidParameter(
  assembly: CloudAssembly,
  values: Record<string, string>,
): InvalidParameter | undefined {
  for (const { name: stack, template } of assembly.stacks) {
    for (const [name, declared] of Object.entries(template.Parameters ?? {})) {
      const value = values[name];
      if (value === undefined && declared.Default === undefined) return { name, problem: `of ${stack} has no value.` };
      const problem = value === undefined ? undefined : problemOfValue(value, declared);
      if (problem !== undefined) return { name, problem };
    }
  }
  return undefined;
}

/** Throws if a parameter's value is missing or rejected in its template, as in a deployment. */
export function checkParameters(assembly: CloudAssembly, values: Record<string, string>): void {
  const invalid = findInvalidParameter(assembly, values);
  if (invalid) throw new Error(`The parameter ${invalid.name} ${invalid.problem}`);
}
