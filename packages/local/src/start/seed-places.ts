import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "../../../../scripts/source-hash.ts";
import type { LocalDatabase } from "../boot.ts";
import { repository, runStep } from "./run-step.ts";
import type { Settings } from "./settings.ts";

/** What the stored places are made of; a change in any of these seeds again, which writes only what differs. */
const sources = ["packages/places", "packages/ops/src", "packages/core/src", "packages/contract/src"];

/** Stores the places, at the first start and whenever they have changed. */
export async function seedIfStale(database: LocalDatabase, settings: Settings, signal: AbortSignal): Promise<void> {
  const stamp = join(settings.dataDir, "seeded");
  const wanted = hashFiles(sources.map((path) => join(repository, path)));
  if (!database.tablesAreNew && read(stamp) === wanted) return;
  const env = {
    TABLE_NAME: database.tableNames[0] ?? "",
    AWS_ENDPOINT_URL_DYNAMODB: database.dynamodbEndpoint,
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
