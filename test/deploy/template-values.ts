/** The parts of a template that a deployment reads. */
export interface DeployedTemplate {
  Parameters?: Record<
    string,
    {
      Type?: string;
      Default?: unknown;
      NoEcho?: boolean;
      AllowedPattern?: string;
      MinLength?: number;
    }
  >;
  Conditions?: Record<string, unknown>;
  Resources: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
}

export interface TemplateResource {
  Type: string;
  DeletionPolicy?: string;
  Condition?: string;
  DependsOn?: string | string[];
  Properties?: Record<string, unknown>;
}

/** The sources of a template's values. */
export interface ValueSources {
  template: DeployedTemplate;
  parameters: Record<string, string>;
  /** Returns the physical id of a resource, created on demand. */
  physicalId: (logicalId: string) => string;
  attribute: (logicalId: string, name: string) => string;
  exported: (name: string) => string;
  outputOf: (reference: { StackName: string; OutputName: string; Region: string }) => string;
}

/** Returns a function that replaces the intrinsic functions of a template by their results, like CloudFormation. */
export function templateValues(sources: ValueSources): (value: unknown) => unknown {
  const { template, parameters } = sources;
  const functions: Record<string, (argument: never) => unknown> = {
    Ref: (name: string) => {
      if (name === "AWS::NoValue") return undefined;
      if (name.startsWith("AWS::")) return name;
      if (template.Parameters?.[name]) return parameters[name] ?? template.Parameters[name].Default;
      return sources.physicalId(name);
    },
    "Fn::GetAtt": ([id, name]: [string, string]) => sources.attribute(id, name),
    "Fn::Base64": (text: unknown) => Buffer.from(String(resolve(text))).toString("base64"),
    "Fn::Join": ([separator, items]: [string, unknown]) =>
      (resolve(items) as unknown[]).join(separator),
    "Fn::Split": ([separator, text]: [string, unknown]) => String(resolve(text)).split(separator),
    "Fn::Select": ([index, items]: [number | string, unknown]) =>
      (resolve(items) as unknown[])[Number(index)],
    "Fn::Equals": (pair: unknown[]) => {
      const [one, other] = pair.map(resolve);
      return String(one) === String(other);
    },
    "Fn::Not": ([condition]: [unknown]) => !resolve(condition),
    "Fn::If": ([condition, yes, no]: [string, unknown, unknown]) =>
      resolve(resolve(template.Conditions?.[condition]) ? yes : no),
    "Fn::ImportValue": (name: unknown) => sources.exported(String(resolve(name))),
    "Fn::GetStackOutput": (reference: never) => sources.outputOf(reference),
  };
  function resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value);
    const [name, argument] =
      entries.length === 1 ? (entries[0] as [string, unknown]) : ["", undefined];
    const fn = functions[name];
    if (fn) return fn(argument as never);
    if (name.startsWith("Fn::")) throw new Error(`The fake CloudFormation does not know ${name}.`);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(item)]).filter(([, item]) => item !== undefined),
    );
  }
  return resolve;
}
