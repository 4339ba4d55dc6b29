import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A parameter as a template declares it. */
export interface TemplateParameter {
  Type?: string;
  Default?: string | number;
  NoEcho?: boolean;
}

export interface Template {
  Parameters?: Record<string, TemplateParameter>;
  Resources: Record<string, { Type: string; DeletionPolicy?: string; Properties?: Record<string, unknown> }>;
}

/** A stack of a synthesized app. */
export interface AssemblyStack {
  /** The name in CloudFormation: `production-vanfettle-Api`. */
  name: string;
  /** The name in the app: `Api`. */
  shortName: string;
  region: string;
  template: Template;
  /** Where the template is once the stack's assets are published. */
  templateUrl: string;
  /** The role of the bootstrap stack with which CloudFormation works. */
  executionRole: string;
  terminationProtection: boolean;
  tags: { Key: string; Value: string }[];
}

interface Artifact {
  type: string;
  environment?: string;
  dependencies?: string[];
  properties: {
    templateFile: string;
    stackTemplateAssetObjectUrl: string;
    cloudFormationExecutionRoleArn: string;
    terminationProtection?: boolean;
    tags?: Record<string, string>;
  };
}

/** Reads the stacks of a synthesized app, each after those that it depends on. */
export function readAssembly(folder: string): AssemblyStack[] {
  const { artifacts } = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")) as {
    artifacts: Record<string, Artifact>;
  };
  const ordered = new Map<string, AssemblyStack>();
  const add = (name: string): void => {
    const artifact = artifacts[name];
    if (artifact?.type !== "aws:cloudformation:stack" || ordered.has(name)) return;
    for (const dependency of artifact.dependencies ?? []) add(dependency);
    ordered.set(name, toStack(folder, name, artifact));
  };
  for (const name of Object.keys(artifacts)) add(name);
  return [...ordered.values()];
}

function toStack(folder: string, name: string, { environment = "", properties }: Artifact): AssemblyStack {
  // aws://123456789012/eu-west-2
  const region = environment.split("/").at(-1) ?? "";
  return {
    name,
    shortName: name.split("-").at(-1) ?? name,
    region,
    template: JSON.parse(readFileSync(join(folder, properties.templateFile), "utf8")) as Template,
    templateUrl: toHttps(properties.stackTemplateAssetObjectUrl, region),
    executionRole: properties.cloudFormationExecutionRoleArn.replace("${AWS::Partition}", "aws"),
    terminationProtection: properties.terminationProtection ?? false,
    tags: Object.entries(properties.tags ?? {}).map(([Key, Value]) => ({ Key, Value })),
  };
}

/** CloudFormation takes a template from an https address of S3 only; the manifest has `s3://bucket/key`. */
function toHttps(url: string, region: string): string {
  const [, bucket, key] = /^s3:\/\/([^/]+)\/(.+)$/.exec(url) ?? [];
  if (bucket === undefined || key === undefined) throw new Error(`${url} is not an address in S3.`);
  return `https://${bucket}.s3.${region}.amazonaws.com/${key}`;
}
