import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock.ts";

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
  lockFile = join(folder, "deep/running.lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("waits for the work that holds the lock", async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(lockFile, work("first")), withLock(lockFile, work("second"))]);
  expect(events).toEqual(["first starts", "first ends", "second starts", "second ends"]);
});

test("releases the lock and rethrows the error when the work fails", async () => {
  await expect(withLock(lockFile, () => Promise.reject(new Error("no disk")))).rejects.toThrow(
    "no disk",
  );
  await expect(withLock(lockFile, () => Promise.resolve("next"))).resolves.toBe("next");
});

test("takes over the lock of a process that has ended", async () => {
  const script = `import { withLock } from ${JSON.stringify(import.meta.resolve("./lock.ts"))};
    await withLock(${JSON.stringify(lockFile)}, async () => process.kill(process.pid, "SIGKILL"));`;
  const { signal } = spawnSync(process.execPath, ["--input-type=module", "--eval", script]);
  expect(signal).toBe("SIGKILL");
  await expect(withLock(lockFile, () => Promise.resolve("done"))).resolves.toBe("done");
});
