import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashFiles } from "../../../../scripts/source-hash.ts";
import { credentialVariables } from "../access/callers.ts";
import type { LocalDatabase } from "../boot.ts";
import { repository, runOnTerminal } from "./run-on-terminal.ts";
import type { Settings } from "./settings.ts";

/** The code and data that the stored places come from, apart from the imported list of stations. */
export const seedSources = [
  "packages/places",
  "packages/stations",
  "packages/ops/src",
  "packages/core/src",
  "packages/contract/src",
  "packages/vans/src",
];

/** Returns the hash of everything that the stored places come from. */
export const sourcesHash = ({ stationsDir }: Pick<Settings, "stationsDir">): string =>
  hashFiles([...seedSources.map((path) => resolve(repository, path)), stationsDir]);

/** Seeds the places at the first start and whenever their sources have changed, which writes only what differs. */
export async function seedIfStale(database: LocalDatabase, settings: Settings, signal: AbortSignal): Promise<void> {
  const stamp = join(settings.dataDir, "seeded");
  const hash = sourcesHash(settings);
  if (!database.tablesAreNew && read(stamp) === hash) return;
  const env = {
    TABLE_NAME: database.tableNames[0] ?? "",
    AWS_ENDPOINT_URL_DYNAMODB: database.dynamodbEndpoint,
    AWS_REGION: "eu-west-2",
    ...credentialVariables(database.credentials),
  };
  // A seeding that is interrupted must not be vouched for by the stamp of an earlier one.
  rmSync(stamp, { force: true });
  await runOnTerminal("packages/ops/src/main.ts", ["seed"], { env, signal });
  writeFileSync(stamp, hash);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
