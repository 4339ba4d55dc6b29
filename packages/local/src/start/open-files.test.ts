import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkOpenFiles } from "./open-files.ts";

test("accepts the usual limits of open files", () => {
  for (const limit of [512, 1_024, 1_048_576, Infinity]) {
    expect(() => checkOpenFiles(limit)).not.toThrow();
  }
  expect(() => checkOpenFiles()).not.toThrow();
});

test.skipIf(process.platform === "win32")(
  "a start with a low limit ends with the limit and the remedy in one line",
  () => {
    const env = { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), "data-")) };
    const command = `ulimit -n 100 && exec "$0" packages/local/src/start.ts`;
    const { status, stdout, stderr } = spawnSync("sh", ["-c", command, process.execPath], {
      encoding: "utf8",
      env,
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "This terminal allows 100 open files, and the site needs 512. Run `ulimit -n 1024`, or have the administrator raise the limit, and start again.\n",
    });
  },
);
