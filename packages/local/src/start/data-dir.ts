import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { tryLock } from "@vanfettle/commands/lock";
import type { Credentials } from "../access/callers.ts";
import { EngineError } from "../dynamodb/engine-process.ts";
import { parseJsonObject } from "../http.ts";
import { tooFewFiles } from "./open-files.ts";
import { StartError } from "./settings.ts";

/**
 * The content of `running.json`, with which other commands on this machine find the running site.
 */
export interface Running {
  pid: number;
  url: string;
  dynamodbEndpoint: string;
  /** The endpoint of the AWS services other than DynamoDB and Step Functions. */
  servicesEndpoint: string;
  credentials: Credentials;
  tableName: string;
  /** The hosts to which bookings may be handed. */
  partnerHosts: string[];
  dailyTokens?: number;
}

/**
 * Locks the data folder, created if necessary. Throws a `StartError` if another site uses it or it
 * is not writable.
 */
export function lockDataDir(dataDir: string) {
  const runningFile = join(dataDir, "running.json");
  const lock = explained(dataDir, () => {
    createFolder(dataDir);
    checkEntries(dataDir);
    checkSpace(join(dataDir, "space-check"));
    return tryLock(join(dataDir, "instance.lock"));
  });
  if (!lock) {
    const { url, pid }: Partial<Running> = existsSync(runningFile)
      ? parseJsonObject(readFileSync(runningFile))
      : {};
    const which = url ? ` (${url}, process ${pid})` : "";
    throw new StartError(
      `Another site is using ${dataDir}${which}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(runningFile, { force: true });
  return {
    /** Writes `running.json`, which only this user can read. */
    announce: (site: Running) =>
      writeFileSync(runningFile, `${JSON.stringify(site, null, 2)}\n`, { mode: 0o600 }),
    release(): void {
      rmSync(runningFile, { force: true });
      lock.close();
    },
  };
}

/**
 * Creates a folder and its parents. The recursion of `mkdirSync` never ends where the system denies
 * creation.
 */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

const folders = ["booted", "dynamodb-level", "logs", "sample-stations", "step-functions"];
const files = [
  "booking-link-key",
  "dynamodb.sqlite",
  "dynamodb.sqlite-shm",
  "dynamodb.sqlite-wal",
  "instance.lock",
  "operator-keys.json",
  "registration-hash-key",
  "running.json",
  "sample-stations-built",
  "seeded",
];

/**
 * Hides the folder's entries from other users of the machine: a copied folder's may be readable.
 * Throws a `StartError` for an entry that is a file instead of a folder or the reverse, or that
 * this user may not use.
 */
function checkEntries(dataDir: string): void {
  for (const name of [...folders, ...files]) {
    const path = join(dataDir, name);
    const entry = statSync(path, { throwIfNoEntry: false });
    if (!entry) continue;
    const [kind, other] = folders.includes(name) ? ["folder", "file"] : ["file", "folder"];
    if (entry.isDirectory() !== (kind === "folder")) {
      throw new StartError(
        `${path} is a ${other}, but must be a ${kind}. Move it away, and start again.`,
      );
    }
    try {
      chmodSync(path, kind === "folder" ? 0o700 : 0o600);
    } catch (error) {
      throw new StartError(
        `Cannot use ${path}: ${reasonOf(error)}. Change its owner, or set DATA_DIR to another folder.`,
      );
    }
  }
}

/** Throws if a page of data cannot be written. On a full disk, an empty file still can. */
function checkSpace(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(4_096, 1));
  } finally {
    rmSync(file, { force: true });
  }
}

function explained<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `Cannot write to ${dataDir}: ${reasonOf(error)}. Set DATA_DIR to another folder.`,
    );
  }
}

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "files may not grow any further",
  EIO: "the disk is full or damaged",
  EROFS: "the disk is read-only",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  ENOENT: "the folder cannot be created",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "a part of the path is a file",
};

/** Returns the reason why a file could not be written. */
export function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

/** The error codes of a full or failing disk, in any message about the data folder. */
const diskCodes = /\b(ENOSPC|EDQUOT|EFBIG|EIO|EROFS)\b/;

/** The error codes for too many open files, of this process or of the machine. */
const openFileCodes = ["EMFILE", "ENFILE"];

/**
 * Returns a `StartError` for a full or read-only disk, for too many open files, and for an engine
 * that did not start; otherwise the error.
 */
export function explainStartError(error: unknown, dataDir: string): unknown {
  if (error instanceof EngineError) return new StartError(error.message);
  const { code = "", message = "", path = dataDir } = error as Partial<NodeJS.ErrnoException>;
  if (openFileCodes.includes(code)) return tooFewFiles();
  const [diskCode] = diskCodes.exec(`${code} ${message}`) ?? [];
  if (diskCode === undefined || error instanceof StartError) return error;
  return new StartError(
    `Cannot write to ${path}: ${reasons[diskCode]}. Free some space, or set DATA_DIR to another folder.`,
  );
}
