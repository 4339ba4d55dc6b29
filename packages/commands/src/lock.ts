import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

const retryMs = 200;
const sqliteBusy = 5;

/**
 * The lock on `.build` and `cdk.out`, which tests, a start and a build in the same checkout may all
 * write.
 */
export const buildLock = ".build/running.lock";

/**
 * Locks a file with SQLite's lock, which ends with its process even after kill -9. Returns
 * undefined if taken.
 */
export function tryLock(file: string): Pick<DatabaseSync, "close"> | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
}

/** Runs `work` while holding a lock. Waits if the lock is taken. Returns the result of `work`. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  let lock = tryLock(file);
  for (; !lock; lock = tryLock(file)) await sleep(retryMs);
  try {
    return await work();
  } finally {
    lock.close();
  }
}
