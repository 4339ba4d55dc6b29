import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What `cdk.out` holds, as far as a local run needs it: templates, and where each asset lies on disk. */
export interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

export interface Parameter {
  Default?: unknown;
  AllowedPattern?: string;
  MinLength?: number | string;
  Description?: string;
}

export interface Template {
  Parameters?: Record<string, Parameter>;
  Resources?: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
}

export interface Stack {
  name: string;
  account: string;
  region: string;
  template: Template;
  /** Object key in the staging bucket → file or folder on disk. */
  assets: Map<string, string>;
}

export interface CloudAssembly {
  dir: string;
  stacks: Stack[];
}

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

/** Every resource of one of the types, in the order of the stacks. */
export function resourcesOf(assembly: CloudAssembly, ...types: string[]): Located[] {
  return assembly.stacks.flatMap((stack) =>
    Object.entries(stack.template.Resources ?? {})
      .filter(([, resource]) => types.includes(resource.Type))
      .map(([id, resource]) => ({ stack, id, properties: resource.Properties ?? {} })),
  );
}
