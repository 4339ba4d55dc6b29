import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import * as cdk from "@aws-cdk/cloud-assembly-api";
import type { ParameterLimits } from "../../../../scripts/parameter-value.ts";

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

/** Loads a cloud assembly. Throws if `dir` does not contain one. */
export function loadAssembly(dir: string): CloudAssembly {
  if (!existsSync(join(dir, "manifest.json"))) {
    throw new Error(`There is no cloud assembly in ${dir}: run \`npm run synth\` first.`);
  }
  const stacks = new cdk.CloudAssembly(dir).stacks.map(({ stackName: name, environment, template, dependencies }) => {
    const assets = dependencies
      .filter((artifact) => cdk.AssetManifestArtifact.isAssetManifestArtifact(artifact))
      .flatMap(({ contents: { files = {} } }) => Object.values(files))
      .flatMap(({ source, destinations }) =>
        Object.values(destinations).map(({ objectKey }) => [objectKey, resolve(dir, source.path ?? "")] as const),
      );
    const { account, region } = environment;
    return { name, account, region, template: template as Template, assets: new Map(assets) };
  });
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
