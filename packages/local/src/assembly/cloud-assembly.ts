import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
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
  dir: string;
  stacks: Stack[];
}

/** The definition of a resource, with its logical id and its stack. */
export interface Located {
  stack: Stack;
  id: string;
  properties: Record<string, unknown>;
}

interface Artifact {
  type: string;
  environment?: string;
  dependencies?: string[];
  properties?: { templateFile?: string; file?: string; stackName?: string };
}

interface AssetManifest {
  files?: Record<string, { source: { path: string }; destinations: Record<string, { objectKey: string }> }>;
}

/** Loads a cloud assembly. Throws if `dir` does not contain one. */
export function loadAssembly(dir: string): CloudAssembly {
  const manifestPath = join(dir, "manifest.json");
  if (!existsSync(manifestPath)) throw new Error(`There is no cloud assembly in ${dir}: run \`npm run synth\` first.`);
  const read = <T>(file: string) => JSON.parse(readFileSync(join(dir, file), "utf8")) as T;
  const { artifacts } = read<{ artifacts: Record<string, Artifact> }>("manifest.json");
  const stacks = Object.entries(artifacts)
    .filter(([, artifact]) => artifact.type === "aws:cloudformation:stack")
    .map(([id, artifact]): Stack => {
      const [, account = "", region = ""] = /^aws:\/\/([^/]+)\/(.+)$/.exec(artifact.environment ?? "") ?? [];
      const manifests = (artifact.dependencies ?? []).map((name) => artifacts[name]?.properties?.file);
      return {
        name: artifact.properties?.stackName ?? id,
        account,
        region,
        template: read<Template>(artifact.properties?.templateFile ?? ""),
        assets: new Map(manifests.flatMap((file) => (file ? assetPaths(dir, read<AssetManifest>(file)) : []))),
      };
    });
  return { dir: resolve(dir), stacks };
}

function assetPaths(dir: string, manifest: AssetManifest): [string, string][] {
  return Object.values(manifest.files ?? {}).flatMap(({ source, destinations }) =>
    Object.values(destinations).map(({ objectKey }): [string, string] => [objectKey, resolve(dir, source.path)]),
  );
}

/** Returns every resource of a type, in the order of the stacks. */
export function resourcesOf(assembly: CloudAssembly, type: string): Located[] {
  return assembly.stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources ?? {})
      .filter(([, resource]) => resource.Type === type)
      .map(([id, resource]) => ({ stack, id, properties: resource.Properties ?? {} })),
  );
}
