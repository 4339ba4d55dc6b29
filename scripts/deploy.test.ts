import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { placeholderFields, site } from "@vanfettle/contract/site";

const deploy = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/deploy.ts", ...args], { encoding: "utf8" });

test("requires a stage with a one-line message, and --help explains the options", () => {
  const { status, stdout, stderr } = deploy();
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^Name the stage: npm run deploy -- --stage NAME\.[^\n]*\n$/);
  const help = deploy("--help");
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(help.stdout).toContain("Settings come from stages/NAME.json");
});

test("prints the problem and the way to its usage in one line for an unknown option", () => {
  for (const args of [
    ["--stag", "try"],
    ["--stage", "try", "extra"],
  ]) {
    const { status, stderr } = deploy(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^(Unknown option '--stag'|Unexpected argument 'extra')\. --help explains the arguments\.\n$/,
    );
  }
});

test("refuses a site with a placeholder in its facts", () => {
  expect(placeholderFields({ email: "hello@site.example" })).toEqual(["email"]);
  expect(placeholderFields({ email: "hello@site.co.uk" })).toEqual([]);
  if (placeholderFields(site).length === 0) return;
  const { status, stderr } = deploy("--stage", "try", "--account", "123456789012");
  expect(status).toBe(2);
  expect(stderr).toContain("placeholder: email");
});

test("prompts only at a terminal; otherwise reports the missing account", () => {
  const { status, stdout, stderr } = deploy("--stage", "try");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(
    "Name the AWS account, 12 digits, as account in stages/try.json, DEPLOY_ACCOUNT or --account.",
  );
});
