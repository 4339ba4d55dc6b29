import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A parameter in a template. */
export interface TemplateParameter {
  Type?: string;
  Default?: string | number;
  NoEcho?: boolean;
}

export interface Template {
  Parameters?: Record<string, TemplateParameter>;
  Conditions?: Record<string, unknown>;
  Resources: Record<
    string,
    { Type: string; Condition?: string; DeletionPolicy?: string; Properties?: Record<string, unknown> }
  >;
}

/** A stack of a synthesized app. */
export interface AssemblyStack {
  /** The name in CloudFormation: `production-vanfettle-Api`. */
  name: string;
  /** The name in the app: `Api`. */
  shortName: string;
  region: string;
  template: Template;
  /** The bootstrap stack's role for CloudFormation. */
  executionRole: string;
}

interface Artifact {
  type: string;
  environment?: string;
  dependencies?: string[];
  properties: { templateFile: string; cloudFormationExecutionRoleArn: string };
}

/** Reads the stacks of a synthesized app in dependency order. */
export function readAssembly(folder: string): AssemblyStack[] {
  const { artifacts } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as {
    artifacts: Record<string, Artifact>;
  };
  const ordered = new Map<string, AssemblyStack>();
  const add = (name: string): void => {
    const artifact = artifacts[name];
    if (artifact?.type !== "aws:cloudformation:stack" || ordered.has(name)) return;
    for (const dependency of artifact.dependencies ?? []) add(dependency);
    const { environment = "", properties } = artifact;
    ordered.set(name, {
      name,
      shortName: name.split("-").at(-1) ?? name,
      // aws://123456789012/eu-west-2
      region: environment.split("/").at(-1) ?? "",
      template: JSON.parse(readFileSync(join(folder, properties.templateFile), "utf8")) as Template,
      executionRole: properties.cloudFormationExecutionRoleArn.replace("${AWS::Partition}", "aws"),
    });
  };
  for (const name of Object.keys(artifacts)) add(name);
  return [...ordered.values()];
}
