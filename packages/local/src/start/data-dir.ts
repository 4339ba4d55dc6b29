import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartError } from "./settings.ts";

/** What other commands on this machine need to reach the running site. */
export interface Running {
  pid: number;
  url: string;
  dynamodbEndpoint: string;
  /** Of the other AWS services. */
  servicesEndpoint: string;
  tableName: string;
  /** Whom visitors' bookings are handed to. */
  partnerHosts: string[];
  /** What a day may use. */
  dailyTokens?: number;
}

export interface DataDir {
  announce(running: Running): void;
  release(): void;
}

/**
 * One site for each data folder. The claim is a lock SQLite holds on a file: unlike a file with a process id in it, it
 * is gone at once when its holder is, also after kill -9.
 */
export function claimDataDir(dataDir: string): DataDir {
  mkdirSync(dataDir, { recursive: true });
  const announcement = join(dataDir, "running.json");
  const lock = new DatabaseSync(join(dataDir, "instance.lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    const { url, pid } = running(announcement);
    throw new StartError(
      `Another site is using ${dataDir}${url ? ` (${url}, process ${pid})` : ""}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(announcement, { force: true });
  return {
    announce: (site) => writeFileSync(announcement, `${JSON.stringify(site, null, 2)}\n`),
    release() {
      rmSync(announcement, { force: true });
      lock.close();
    },
  };
}

function running(announcement: string): Partial<Running> {
  try {
    return JSON.parse(readFileSync(announcement, "utf8")) as Running;
  } catch {
    return {};
  }
}
