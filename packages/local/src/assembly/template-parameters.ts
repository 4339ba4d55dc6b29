import { problemOfValue } from "@vanfettle/commands/parameter-value";
import type { CloudAssembly } from "./cloud-assembly.ts";

/** Returns the values, with the templates' defaults for all other parameters. */
export function withDefaults(
  { stacks }: CloudAssembly,
  values: Record<string, string>,
): Record<string, string> {
  const defaults: Record<string, string> = {};
  for (const { template } of stacks) {
    for (const [name, { Default }] of Object.entries(template.Parameters ?? {})) {
      if (Default !== undefined) defaults[name] = `${Default as string | number}`;
    }
  }
  return { ...defaults, ...values };
}

/**
 * Finds the first parameter that a deployment would reject. `problem` continues a sentence after
 * the name.
 */
export function findInvalidParameter(
  assembly: CloudAssembly,
  values: Record<string, string>,
): { name: string; problem: string } | undefined {
  for (const { name: stack, template } of assembly.stacks) {
    for (const [name, declared] of Object.entries(template.Parameters ?? {})) {
      const value = values[name];
      if (value === undefined && declared.Default === undefined) {
        return { name, problem: `of ${stack} has no value.` };
      }
      const problem = value === undefined ? undefined : problemOfValue(value, declared);
      if (problem !== undefined) return { name, problem };
    }
  }
  return undefined;
}
