import { join, resolve } from "node:path";
import { hashFiles } from "@vanfettle/commands/source-hash";
import { credentialVariables } from "../access/callers.ts";
import type { LocalDatabase } from "../boot.ts";
import { repository, runIfStale, runOnTerminal } from "./run-on-terminal.ts";
import type { Settings } from "./settings.ts";

/** The code and data behind the stored places, apart from the station list in use. */
export const seedSources = [
  "packages/places",
  "packages/stations",
  "packages/ops/src",
  "packages/core/src",
  "packages/contract/src",
  "packages/vans/src",
  "packages/commands/src",
];

type Seeding = Pick<Settings, "dataDir" | "stationsDir">;

export const sourcesHash = ({ stationsDir }: Pick<Seeding, "stationsDir">): string =>
  hashFiles([...seedSources.map((path) => resolve(repository, path)), stationsDir]);

/**
 * Seeds the places at the first start and whenever their sources have changed. Writes only
 * differences.
 */
export async function seedIfStale(
  database: LocalDatabase,
  seeding: Seeding,
  signal: AbortSignal,
): Promise<void> {
  const env = {
    TABLE_NAME: database.tableNames[0] ?? "",
    AWS_ENDPOINT_URL_DYNAMODB: database.dynamodbEndpoint,
    AWS_REGION: "eu-west-2",
    STATIONS_DIR: seeding.stationsDir,
    ...credentialVariables(database.credentials),
  };
  const work = {
    stamp: join(seeding.dataDir, "seeded"),
    hash: sourcesHash(seeding),
    isMissing: database.tablesAreNew,
  };
  await runIfStale(work, () =>
    runOnTerminal("packages/ops/src/main.ts", ["seed"], { env, signal }),
  );
}
