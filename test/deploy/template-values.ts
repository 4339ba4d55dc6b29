import { createTemplateResolver, type StackOutput } from "@vanfettle/commands/template-values";

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

interface FakeSources {
  template: DeployedTemplate;
  parameters: Record<string, string>;
  /** Returns the physical id of a resource, created on demand. */
  physicalId: (logicalId: string) => string;
  attribute: (logicalId: string, name: string) => string;
  exported: (name: string) => string;
  outputOf: (reference: StackOutput) => string;
}

/**
 * Returns a function that replaces the intrinsic functions of a template by their results, like
 * CloudFormation.
 */
export function templateValues({ template, parameters, physicalId, ...sources }: FakeSources) {
  return createTemplateResolver({
    ...sources,
    conditions: template.Conditions,
    reference: (name) => {
      if (name.startsWith("AWS::")) return name;
      const parameter = template.Parameters?.[name];
      return parameter ? (parameters[name] ?? parameter.Default) : physicalId(name);
    },
    other: (name) => {
      throw new Error(`The fake CloudFormation does not know ${name}.`);
    },
  });
}
