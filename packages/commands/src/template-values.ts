/**
 * The sources of the values that a template refers to. A source whose value is unknown returns
 * `unknownValue`.
 */
export interface ValueSources {
  conditions: Record<string, unknown> | undefined;
  /** Returns the value of a parameter or pseudo parameter, or the physical id of a resource. */
  reference: (name: string) => unknown;
  attribute: (logicalId: string, name: string) => unknown;
  exported: (name: string) => unknown;
  outputOf: (output: StackOutput) => unknown;
  /** Called for any other function, and for an `Fn::If` whose condition is unknown. */
  other: (name: string) => unknown;
}

export interface StackOutput {
  StackName: string;
  OutputName: string;
  Region: string;
}

/**
 * The result of a function whose value is unknown before a deploy: the function stays in the
 * template.
 */
export const unknownValue = Symbol("unknown value");

/**
 * Returns a function that replaces the intrinsic functions in a part of a template by their
 * results, like CloudFormation. A function stays, with its arguments resolved, if its value or the
 * value of an argument is unknown.
 */
export function createTemplateResolver(sources: ValueSources): (value: unknown) => unknown {
  const functions: Record<string, (argument: never) => unknown> = {
    Ref: (name: string) => (name === "AWS::NoValue" ? undefined : sources.reference(name)),
    "Fn::GetAtt": (path: string | string[]) => {
      const [id = "", ...name] = typeof path === "string" ? path.split(".") : path;
      return sources.attribute(id, name.join("."));
    },
    "Fn::ImportValue": (name: unknown) => sources.exported(String(name)),
    "Fn::GetStackOutput": (output: StackOutput) => sources.outputOf(output),
    "Fn::Base64": (text: unknown) => Buffer.from(String(text)).toString("base64"),
    "Fn::Join": ([separator, items]: [string, unknown[]]) => items.join(separator),
    "Fn::Split": ([separator, text]: [string, unknown]) => String(text).split(separator),
    "Fn::Select": ([index, items]: [number | string, unknown[]]) => items[Number(index)],
    "Fn::Equals": ([one, other]: [unknown, unknown]) => String(one) === String(other),
    "Fn::Not": ([condition]: [unknown]) => !condition,
  };

  function choose([condition, yes, no]: [string, unknown, unknown]): unknown {
    const isMet = resolve(sources.conditions?.[condition]);
    if (typeof isMet === "boolean") return resolve(isMet ? yes : no);
    sources.other("Fn::If");
    const noValue = { Ref: "AWS::NoValue" };
    return { "Fn::If": [condition, resolve(yes) ?? noValue, resolve(no) ?? noValue] };
  }

  function run(name: string, argument: unknown): unknown {
    if (name === "Fn::If") return choose(argument as [string, unknown, unknown]);
    // Arguments count by position, so an absent value stays in its place.
    const resolved = Array.isArray(argument) ? argument.map(resolve) : resolve(argument);
    const fn = functions[name] ?? (() => sources.other(name));
    const result = isKnown(resolved) ? fn(resolved as never) : unknownValue;
    return result === unknownValue ? { [name]: resolved } : result;
  }

  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
    if (value === null || typeof value !== "object") return value;
    const name = functionIn(value);
    if (name !== undefined) return run(name, Object.values(value)[0]);
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, item]) => [key, resolve(item)] as const)
        .filter(([, item]) => item !== undefined),
    );
  }
  return resolve;
}

/** Returns the name of the function that an object of a template represents. */
function functionIn(value: object): string | undefined {
  const [name = "", ...others] = Object.keys(value);
  const isFunction = others.length === 0 && (name === "Ref" || name.startsWith("Fn::"));
  return isFunction ? name : undefined;
}

/** Returns whether no function is left in a resolved value. */
function isKnown(value: unknown): boolean {
  if (value === null || typeof value !== "object") return true;
  if (Array.isArray(value)) return value.every(isKnown);
  return functionIn(value) === undefined && Object.values(value).every(isKnown);
}
