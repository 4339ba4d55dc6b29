import { mkdirSync } from "node:fs";
import { resolve as absolute } from "node:path";
import { loadAssembly } from "../../packages/local/src/assembly/cloud-assembly.ts";
import { functionById, type DeployedFunction } from "../../packages/local/src/assembly/functions.ts";
import { intrinsics } from "../../packages/local/src/assembly/intrinsics.ts";
import { httpRoutes } from "../../packages/local/src/assembly/http-routes.ts";
import { localParameters } from "../../packages/local/src/start/deploy-parameters.ts";
import { readSettings } from "../../packages/local/src/start/settings.ts";
import { buildStale } from "../../scripts/build.ts";
import { synthStale } from "../../scripts/synth.ts";

/** An address where nothing listens, for functions that are loaded but never reach a service. */
export const unreachableUrl = "http://127.0.0.1:9";

/** Builds and synthesizes what is stale, so that what is measured is what would be deployed now. */
export async function buildAndSynth(): Promise<void> {
  const log = () => undefined;
  await buildStale({ log });
  await synthStale({ stage: "local", log });
}

/** Returns the functions behind the API's routes, with the environment of the local stage. */
export function apiFunctions(): DeployedFunction[] {
  const assembly = loadAssembly(absolute("cdk.out"));
  const settings = readSettings({ DATA_DIR: ".build/bench/settings" });
  mkdirSync(settings.dataDir, { recursive: true });
  const resolve = intrinsics(assembly, {
    parameters: localParameters(settings, { site: unreachableUrl, cloud: unreachableUrl }),
    attributes: {
      "AWS::CloudFront::Distribution.DomainName": "localhost",
      "AWS::Cognito::UserPool.ProviderURL": `${unreachableUrl}/pool`,
    },
  });
  const ids = new Set(httpRoutes(assembly, resolve).map(({ functionId }) => functionId));
  return [...ids].map((id) => functionById(assembly, resolve, id));
}
