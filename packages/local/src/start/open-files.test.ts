import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { checkOpenFiles } from "./open-files.ts";

test("accepts the usual limits of open files", () => {
  for (const limit of [512, 1_024, 1_048_576, Infinity]) expect(() => checkOpenFiles(limit)).not.toThrow();
  expect(() => checkOpenFiles()).not.toThrow();
});

test.skipIf(process.platform === "win32")("names a low limit of the terminal and the remedy", () => {
  const script = `
    const { checkOpenFiles } = await import("./packages/local/src/start/open-files.ts");
    try { checkOpenFiles(); } catch (error) { console.log(error.name + ": " + error.message); }`;
  const command = `ulimit -n 100 && "$0" --input-type=module -e "$1"`;
  expect(execFileSync("sh", ["-c", command, process.execPath, script], { encoding: "utf8" })).toBe(
    "StartError: This terminal allows 100 open files, and the site needs 512. Run `ulimit -n 1024`, or have the administrator raise the limit, and start again.\n",
  );
});
