import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { siteScript } from "./site-process.ts";

test("a site ends when its parent process is gone", async () => {
  const child = spawn(process.execPath, [siteScript], {
    stdio: ["pipe", "ignore", "inherit", "ipc"],
  });
  child.disconnect();
  expect(await once(child, "exit")).toEqual([1, null]);
});
