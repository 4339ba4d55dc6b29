import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashFiles } from "@vanfettle/commands/source-hash";
import { repository, runIfStale, runOnTerminal } from "./run-on-terminal.ts";
import type { Settings } from "./settings.ts";

/** The code and data behind the sample. */
const sampleSources = [
  "packages/places",
  "packages/stations",
  "packages/contract/src",
  "packages/vans/src",
];

export interface StationsInUse {
  /** The folder of the stations and postcodes; empty or missing without a list. */
  folder: string;
  /**
   * The files of the sample. Build output contains imported files and never the sample, because it
   * may be deployed.
   */
  sampleFiles: string[];
  notice?: string;
}

const importHint =
  "To show the real stations, stop the site, run `npm run stations` and start it again.";
const sampleNotice = `No list of MOT stations is imported, so the site shows sample stations, which do not exist. ${importHint} To show no stations, set SAMPLE_STATIONS=0.`;
const noticeWithoutSample = `No list of MOT stations is imported, so pages show totals only. ${importHint}`;

const builtFiles = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".bin")) : [];

/**
 * Returns the imported stations, even if damaged; otherwise the sample, built in the data folder;
 * otherwise none.
 */
export async function stationsInUse(
  {
    stationsDir,
    sampleStations,
    dataDir,
  }: Pick<Settings, "stationsDir" | "sampleStations" | "dataDir">,
  signal: AbortSignal,
): Promise<StationsInUse> {
  // A folder without an import may contain the reports of rejected imports.
  if (builtFiles(stationsDir).length > 0) return { folder: stationsDir, sampleFiles: [] };
  if (!sampleStations) return { folder: stationsDir, sampleFiles: [], notice: noticeWithoutSample };
  const folder = join(dataDir, "sample-stations");
  const stamp = join(dataDir, "sample-stations-built");
  const hash = hashFiles(sampleSources.map((path) => resolve(repository, path)));
  await runIfStale({ stamp, hash, isMissing: builtFiles(folder).length === 0 }, async () => {
    rmSync(folder, { recursive: true, force: true });
    await runOnTerminal("packages/places/src/sample-stations.ts", [folder], { signal });
  });
  return {
    folder,
    sampleFiles: builtFiles(folder).map((name) => join(folder, name)),
    notice: sampleNotice,
  };
}
