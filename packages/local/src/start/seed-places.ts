import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashFiles } from "../../../../scripts/source-hash.ts";
import { credentialVariables } from "../access/callers.ts";
import type { LocalDatabase } from "../boot.ts";
import { repository, runOnTerminal } from "./run-on-terminal.ts";
import type { Settings } from "./settings.ts";
import { readStamp } from "./stamp.ts";

/** The code and data that the stored places come from, apart from the list of stations in use. */
export const seedSources = [
  "packages/places",
  "packages/stations",
  "packages/ops/src",
  "packages/core/src",
  "packages/contract/src",
  "packages/vans/src",
];

/** What the seeding is told: where the places are stored, and the folder of the stations in use. */
type Seeding = Pick<Settings, "dataDir" | "stationsDir">;

/** Returns the hash of everything that the stored places come from. */
export const sourcesHash = ({ stationsDir }: Pick<Seeding, "stationsDir">): string =>
  hashFiles([...seedSources.map((path) => resolve(repository, path)), stationsDir]);

/** Seeds the places at the first start and whenever their sources have changed, which writes only what differs. */
export async function seedIfStale(database: LocalDatabase, seeding: Seeding, signal: AbortSignal): Promise<void> {
  const stamp = join(seeding.dataDir, "seeded");
  const hash = sourcesHash(seeding);
  if (!database.tablesAreNew && readStamp(stamp) === hash) return;
  const env = {
    TABLE_NAME: database.tableNames[0] ?? "",
    AWS_ENDPOINT_URL_DYNAMODB: database.dynamodbEndpoint,
    AWS_REGION: "eu-west-2",
    STATIONS_DIR: seeding.stationsDir,
    ...credentialVariables(database.credentials),
  };
  // A seeding that is interrupted must not be vouched for by the stamp of an earlier one.
  rmSync(stamp, { force: true });
  await runOnTerminal("packages/ops/src/main.ts", ["seed"], { env, signal });
  writeFileSync(stamp, hash);
}
