import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashFiles } from "../../../../scripts/source-hash.ts";
import { stationFiles } from "../../../../scripts/station-files.ts";
import { credentialVariables } from "../access/callers.ts";
import type { LocalDatabase } from "../boot.ts";
import { repository, runStep } from "./run-step.ts";
import type { Settings } from "./settings.ts";

/** The sources of the stored places, among them the imported list of stations. A change in any of them seeds again, which writes only what differs. */
const sources = [
  "packages/places",
  "packages/stations/src",
  "packages/ops/src",
  "packages/core/src",
  "packages/contract/src",
];

export const sourcesHash = (): string =>
  hashFiles([...sources, ...stationFiles].map((path) => resolve(repository, path)));

/** Seeds the places at the first start and whenever their sources have changed. */
export async function seedIfStale(database: LocalDatabase, settings: Settings, signal: AbortSignal): Promise<void> {
  const stamp = join(settings.dataDir, "seeded");
  const hash = sourcesHash();
  if (!database.tablesAreNew && read(stamp) === hash) return;
  const env = {
    TABLE_NAME: database.tableNames[0] ?? "",
    AWS_ENDPOINT_URL_DYNAMODB: database.dynamodbEndpoint,
    AWS_REGION: "eu-west-2",
    ...credentialVariables(database.credentials),
  };
  // A seeding that is interrupted must not be vouched for by the stamp of an earlier one.
  rmSync(stamp, { force: true });
  await runStep("packages/ops/src/main.ts", ["seed"], { env, signal });
  writeFileSync(stamp, hash);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
