import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./settings.ts";

/** The content of `running.json`, by which other commands on this machine find the running site. */
export interface Running {
  pid: number;
  url: string;
  dynamodbEndpoint: string;
  /** The endpoint of the AWS services other than DynamoDB and Step Functions. */
  servicesEndpoint: string;
  tableName: string;
  /** The hosts that bookings may be handed to. */
  partnerHosts: string[];
  /** The daily token budget. */
  dailyTokens?: number;
}

export interface DataDir {
  /** Writes `running.json`. */
  announce(running: Running): void;
  /** Deletes `running.json` and releases the lock. */
  release(): void;
}

/**
 * Locks the data folder. Throws a `StartError` if another site has locked it. The lock is SQLite's on a file, which ends
 * with its process even after kill -9.
 */
export function lockDataDir(dataDir: string): DataDir {
  mkdirSync(dataDir, { recursive: true });
  const runningFile = join(dataDir, "running.json");
  const lock = new DatabaseSync(join(dataDir, "instance.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    const { url, pid } = readRunning(runningFile);
    throw new StartError(
      `Another site is using ${dataDir}${url ? ` (${url}, process ${pid})` : ""}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(runningFile, { force: true });
  return {
    announce: (site) => writeFileSync(runningFile, `${JSON.stringify(site, null, 2)}\n`),
    release() {
      rmSync(runningFile, { force: true });
      lock.close();
    },
  };
}

function readRunning(runningFile: string): Partial<Running> {
  try {
    return JSON.parse(readFileSync(runningFile, "utf8")) as Running;
  } catch {
    return {};
  }
}
