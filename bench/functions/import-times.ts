import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import type { DeployedFunction } from "../../packages/local/src/assembly/functions.ts";
import { functionEnvironment } from "../../packages/local/src/lambda/function-environment.ts";
import { importTime } from "../measure/import-time.ts";
import { rounds, type Rounds } from "../measure/interleaved-rounds.ts";

const nowhere = "http://127.0.0.1:9";
const client = `import { DynamoDBClient } from "@aws-sdk/client-dynamodb"; export const client = new DynamoDBClient({ region: "eu-west-2" });`;

/** What anybody's Lambda that speaks to DynamoDB has to load, bundled and minified like ours. */
async function bareClient(folder: string): Promise<string> {
  const outfile = join(folder, "index.mjs");
  await build({
    stdin: { contents: client, resolveDir: process.cwd() },
    outfile,
    bundle: true,
    minify: true,
    platform: "node",
    target: "node24",
    format: "esm",
    mainFields: ["module", "main"],
    banner: { js: `import{createRequire}from"node:module";const require=createRequire(import.meta.url);` },
    legalComments: "none",
  });
  return outfile;
}

export const entryOf = ({ directory, handler }: DeployedFunction): string =>
  join(directory, `${handler.slice(0, handler.lastIndexOf("."))}.mjs`);

/** Milliseconds until each function is ready for its first event; `bare` is the SDK's client alone. */
export async function importTimes(functions: readonly DeployedFunction[]): Promise<Rounds<string>> {
  const folder = mkdtempSync(join(tmpdir(), "vanfettle-bare-"));
  try {
    const bare = await bareClient(folder);
    const endpoints = { dynamodb: nowhere, stepFunctions: nowhere, other: nowhere };
    const ours = functions.map((deployed) => {
      const load = () => importTime(entryOf(deployed), functionEnvironment(deployed, endpoints));
      return [deployed.id, load] as const;
    });
    return await rounds<string>(11, { bare: () => importTime(bare), ...Object.fromEntries(ours) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
