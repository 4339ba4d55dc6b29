import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "turns-"));
  file = join(folder, "deep/running.pid");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("work that starts while other work runs waits for its end", async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen.push(`${name} ends`);
  };
  await Promise.all([oneAtATime(work("first"), file), oneAtATime(work("second"), file)]);
  expect(seen).toEqual(["first starts", "first ends", "second starts", "second ends"]);
});

test("work that fails gives its turn back and says why", async () => {
  await expect(oneAtATime(() => Promise.reject(new Error("no disk")), file)).rejects.toThrow("no disk");
  expect(existsSync(file)).toBe(false);
});

test("a turn held by a process that died is taken over", async () => {
  await oneAtATime(() => Promise.resolve(), file);
  writeFileSync(file, String(spawnSync("true").pid));
  await expect(oneAtATime(() => Promise.resolve("done"), file)).resolves.toBe("done");
});
