import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { functionBuildOptions } from "../../packages/functions/build.ts";
import type { DeployedFunction } from "../../packages/local/src/assembly/functions.ts";
import { functionEnvironment } from "../../packages/local/src/lambda/hosted-functions.ts";
import { importTime } from "../measure/import-time.ts";
import { interleavedRounds, type RoundResults } from "../measure/interleaved-rounds.ts";
import { unreachableUrl } from "../site/deployed-functions.ts";

const bareClientSource = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; export const client = new DynamoDBClient({ region: "eu-west-2" });`;

/**
 * Bundles only the SDK's DynamoDB client, which every Lambda function with DynamoDB has to load.
 * Returns the bundle's path.
 */
async function bundleBareClient(folder: string): Promise<string> {
  const outfile = join(folder, "index.mjs");
  await build({
    stdin: { contents: bareClientSource, resolveDir: process.cwd() },
    outfile,
    ...functionBuildOptions,
  });
  return outfile;
}

/** Returns the path of the bundle with a function's handler. */
export const entryFileOf = ({ directory, handler }: DeployedFunction): string =>
  join(directory, `${handler.slice(0, handler.lastIndexOf("."))}.mjs`);

/**
 * Measures the milliseconds until each function is ready for its first event, by id. `bare` is only
 * the SDK's client.
 */
export async function importTimes(
  functions: readonly DeployedFunction[],
): Promise<RoundResults<string>> {
  const folder = mkdtempSync(join(tmpdir(), "vanfettle-bare-"));
  try {
    const bare = await bundleBareClient(folder);
    const endpoints = {
      dynamodb: unreachableUrl,
      stepFunctions: unreachableUrl,
      other: unreachableUrl,
    };
    const credentials = { accessKeyId: "local", secretAccessKey: "local", sessionToken: "local" };
    const ours = functions.map((deployed) => {
      const load = () =>
        importTime(entryFileOf(deployed), functionEnvironment(deployed, endpoints, credentials));
      return [deployed.id, load] as const;
    });
    return await interleavedRounds<string>(11, {
      bare: () => importTime(bare),
      ...Object.fromEntries(ours),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
