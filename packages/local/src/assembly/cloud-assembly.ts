import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ParameterLimits } from "@vanfettle/commands/parameter-value";

export interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

export interface Parameter extends ParameterLimits {
  Default?: unknown;
  NoEcho?: boolean;
}

export interface Template {
  Parameters?: Record<string, Parameter>;
  Conditions?: Record<string, unknown>;
  Resources?: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
}

export interface Stack {
  name: string;
  account: string;
  region: string;
  template: Template;
  /** The path of each asset by its object key in the staging bucket. */
  assets: Map<string, string>;
}

/** The part of `cdk.out` that a local run needs. */
export interface CloudAssembly {
  stacks: Stack[];
}

/** A resource of a template with its properties, as in the template or resolved. */
export interface Located<Properties = Record<string, unknown>> {
  stack: Stack;
  id: string;
  properties: Properties;
}

interface Artifact {
  type: string;
  environment?: string;
  dependencies?: string[];
  properties?: { templateFile?: string; file?: string; stackName?: string };
}

interface AssetManifest {
  files?: Record<
    string,
    { source: { path: string }; destinations: Record<string, { objectKey: string }> }
  >;
}

/** Loads a cloud assembly. Throws if `dir` does not contain one. */
export function loadAssembly(dir: string): CloudAssembly {
  if (!existsSync(join(dir, "manifest.json"))) {
    throw new Error(`There is no cloud assembly in ${dir}: run \`npm run synth\` first.`);
  }
  const read = <T>(file: string) => JSON.parse(readFileSync(join(dir, file), "utf8")) as T;
  const { artifacts } = read<{ artifacts: Record<string, Artifact> }>("manifest.json");

  function assetsOf({ dependencies = [] }: Artifact): Map<string, string> {
    const assets = new Map<string, string>();
    for (const name of dependencies) {
      const manifest = artifacts[name]?.properties?.file;
      if (!manifest) continue;
      const { files = {} } = read<AssetManifest>(manifest);
      for (const { source, destinations } of Object.values(files)) {
        for (const { objectKey } of Object.values(destinations)) {
          assets.set(objectKey, resolve(dir, source.path));
        }
      }
    }
    return assets;
  }

  const stacks: Stack[] = [];
  for (const [id, artifact] of Object.entries(artifacts)) {
    if (artifact.type !== "aws:cloudformation:stack") continue;
    const { stackName: name = id, templateFile = "" } = artifact.properties ?? {};
    const environment = artifact.environment?.replace("aws://", "") ?? "";
    const [account = "", region = ""] = environment.split("/");
    const template = read<Template>(templateFile);
    stacks.push({ name, account, region, template, assets: assetsOf(artifact) });
  }
  return { stacks };
}

/** Returns every resource of a type as in its template, in the order of the stacks. */
export function resourcesOf({ stacks }: CloudAssembly, type: string): Located[] {
  return stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources ?? {})
      .filter(([, resource]) => resource.Type === type)
      .map(([id, resource]) => ({ stack, id, properties: resource.Properties ?? {} })),
  );
}
