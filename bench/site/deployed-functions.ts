import { mkdirSync } from "node:fs";
import { resolve as absolute } from "node:path";
import type { DeployedFunction } from "../../packages/local/src/assembly/functions.ts";
import { readTemplates } from "../../packages/local/src/read-templates.ts";
import { localParameters } from "../../packages/local/src/start/deploy-parameters.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";
import { buildStale } from "../../scripts/build.ts";
import { synthStale } from "../../scripts/synth.ts";

/** A URL that refuses connections, for functions that are loaded but never call a service. */
export const unreachableUrl = "http://127.0.0.1:9";

/** Builds and synthesizes stale parts to measure the current code. */
export async function buildAndSynth(): Promise<void> {
  const log = () => undefined;
  await buildStale({ log });
  await synthStale({ stage: "local", log });
}

/** Returns the resources in the local stage's templates. */
export function localTemplates(): ReturnType<typeof readTemplates> {
  const settings = readSettings({ DATA_DIR: ".build/bench/settings" });
  mkdirSync(settings.dataDir, { recursive: true });
  return readTemplates(
    {
      assemblyDir: absolute("cdk.out"),
      parameters: () => localParameters(settings, { site: unreachableUrl, cloud: unreachableUrl }),
    },
    {
      url: unreachableUrl,
      apiUrl: unreachableUrl,
      origin: unreachableUrl,
      domainName: "localhost",
    },
  );
}

/** Returns the functions behind the API's routes, with the environment of the local stage. */
export function apiFunctions(): DeployedFunction[] {
  const { routes, functions } = localTemplates();
  const ids = new Set(routes.map(({ functionId }) => functionId));
  return functions.filter(({ id }) => ids.has(id));
}
