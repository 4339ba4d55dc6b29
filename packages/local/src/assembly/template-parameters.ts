import type { CloudAssembly } from "./cloud-assembly.ts";

/** Returns the values, and the templates' defaults for all other parameters. */
export function withDefaults({ stacks }: CloudAssembly, values: Record<string, string>): Record<string, string> {
  const declared = stacks.flatMap(({ template }) => Object.entries(template.Parameters ?? {}));
  const defaults = declared.flatMap(([name, { Default }]) =>
    Default === undefined ? [] : [[name, `${Default as string | number}`]],
  );
  return { ...(Object.fromEntries(defaults) as Record<string, string>), ...values };
}

/** Throws if a parameter has no value or one that its template does not allow, as a deployment would. */
export function checkParameters(assembly: CloudAssembly, values: Record<string, string>): void {
  for (const { name: stack, template } of assembly.stacks) {
    for (const [name, declared] of Object.entries(template.Parameters ?? {})) {
      const value = values[name];
      if (value === undefined && declared.Default !== undefined) continue;
      if (value === undefined) throw new Error(`Parameter ${name} of ${stack} has no value.`);
      const { AllowedPattern, MinLength = 0, Description = "" } = declared;
      const allowed = AllowedPattern === undefined || new RegExp(`^(?:${AllowedPattern})$`).test(value);
      if (!allowed) throw new Error(`${name} is "${value}", but must be like ${AllowedPattern}. ${Description}`);
      if (value.length < Number(MinLength)) throw new Error(`${name} is shorter than ${MinLength}. ${Description}`);
    }
  }
}
