import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const retryMs = 200;

function tryAcquire(lockFile: string): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the lock belongs to a process that no longer exists. */
function isAbandoned(lockFile: string): boolean {
  try {
    process.kill(Number(readFileSync(lockFile, "utf8")), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** The lock on `.build` and `cdk.out`, which tests, a start and a build in the same checkout may all write. */
export const buildLock = ".build/running.pid";

/** Runs `work` while holding a lock. Waits if another process holds the lock. Returns the result of `work`. */
export async function withLock<T>(lockFile: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lockFile), { recursive: true });
  while (!tryAcquire(lockFile)) {
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true });
    else await sleep(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
