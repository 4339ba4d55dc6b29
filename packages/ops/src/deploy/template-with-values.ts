import type { Template } from "./assembly.ts";

/**
 * Replaces a template's parameters with their values and resolves its conditions, so that a changed value appears as a
 * change of the resources using it. Keeps secrets and values known only to AWS.
 */
export function templateWith(template: Template, valueOf: (parameter: string) => string | undefined): Template {
  const { Parameters = {}, Conditions = {}, Resources } = template;
  const functions: Record<string, (argument: never, whole: unknown) => unknown> = {
    Ref: (name: string, whole) => {
      const declared = Parameters[name];
      if (!declared || declared.NoEcho) return whole;
      return valueOf(name) ?? String(declared.Default ?? "");
    },
    "Fn::Equals": ([one, other]: [unknown, unknown], whole) => {
      const pair = [resolve(one), resolve(other)];
      return pair.every((side) => typeof side === "string") ? pair[0] === pair[1] : whole;
    },
    "Fn::Not": ([condition]: [unknown], whole) => {
      const value = resolve(condition);
      return typeof value === "boolean" ? !value : whole;
    },
    "Fn::If": ([name, yes, no]: [string, unknown, unknown], whole) => {
      const value = resolve(Conditions[name]);
      return typeof value === "boolean" ? resolve(value ? yes : no) : whole;
    },
  };
  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve);
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value);
    const [name = "", argument] = entries.length === 1 ? (entries[0] ?? []) : [];
    const fn = functions[name];
    if (fn) return fn(argument as never, value);
    return Object.fromEntries(entries.map(([key, item]) => [key, resolve(item)]));
  }
  const present = Object.entries(Resources).filter(
    ([, { Condition }]) => Condition === undefined || resolve(Conditions[Condition]) !== false,
  );
  return { Resources: resolve(Object.fromEntries(present)) as Template["Resources"] };
}
