import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../../../scripts/source-hash.ts";
import type { LocalCloud } from "../boot.ts";
import { repository, runStep } from "./run-step.ts";
import type { Settings } from "./settings.ts";

/** What the stored places are made of; a change in any of these seeds again, which writes only what differs. */
const sources = ["packages/places", "packages/ops/src", "packages/core/src", "packages/contract/src"];

/** Stores the places, at the first start and whenever they have changed. */
export async function seedIfStale(cloud: LocalCloud, settings: Settings, signal: AbortSignal): Promise<void> {
  const stamp = join(settings.dataDir, "seeded");
  const wanted = hashOf(sources.map((path) => join(repository, path)));
  if (!cloud.tablesAreNew && read(stamp) === wanted) return;
  const env = {
    TABLE_NAME: cloud.tableNames[0] ?? "",
    AWS_ENDPOINT_URL_DYNAMODB: cloud.dynamodbEndpoint,
    AWS_REGION: "eu-west-2",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
  };
  await runStep("packages/ops/src/main.ts", ["seed"], { env, signal });
  writeFileSync(stamp, wanted);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
