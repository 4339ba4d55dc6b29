import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { insteadOfSst } from "./sst-command-line.ts";

test.each([
  ["deploy", "npm run deploy -- --stage NAME"],
  ["diff", "npx cdk -a cdk.out diff"],
  ["remove", "npm run ops -- take-down --stage NAME --confirm NAME"],
])("sst %s is answered in one line with the command to use", (name, command) => {
  const answer = insteadOfSst([name, "--stage", "try"]);
  expect(answer).toContain(command);
  expect(answer).not.toContain("\n");
});

test("SST's command line ends with that line before it does anything", { timeout: 180_000 }, () => {
  const env = { ...process.env, SST_TELEMETRY_DISABLED: "1", AWS_ACCESS_KEY_ID: "none", AWS_SECRET_ACCESS_KEY: "none" };
  const { status, stdout, stderr } = spawnSync("npx", ["sst", "deploy", "--stage", "try"], { encoding: "utf8", env });
  expect(status).toBe(1);
  expect(stdout.trim()).toBe("");
  expect(stderr.trim()).toBe(insteadOfSst(["deploy"]));
});
