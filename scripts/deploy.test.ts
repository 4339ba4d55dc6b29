import { spawnSync } from "node:child_process";
import { placeholderFields, site } from "@vanfettle/contract/site";
import { expect, test } from "vitest";

const deploy = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/deploy.ts", ...args], { encoding: "utf8", timeout: 60_000 });

test("asks for a stage in one line, and --help explains the rest", () => {
  const { status, stdout, stderr } = deploy();
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^Name the stage: npm run deploy -- --stage NAME\.[^\n]*\n$/);
  const help = deploy("--help");
  expect(help).toMatchObject({ status: 0, stderr: "" });
  expect(help.stdout).toContain("Settings come from stages/NAME.json");
}, 120_000);

test("prints its usage and ends with code 2 with an unknown option", () => {
  for (const args of [
    ["--stag", "try"],
    ["--stage", "try", "extra"],
  ]) {
    const { status, stderr } = deploy(...args);
    expect(status).toBe(2);
    expect(stderr).toContain("npm run deploy -- --stage NAME");
    expect(stderr).not.toMatch(/^ {4}at /m);
  }
}, 120_000);

test("deploys no site whose own facts still hold a placeholder", () => {
  expect(placeholderFields({ email: "hello@site.example" })).toEqual(["email"]);
  expect(placeholderFields({ email: "hello@site.co.uk" })).toEqual([]);
  if (placeholderFields(site).length === 0) return;
  const { status, stderr } = deploy("--stage", "try", "--account", "123456789012");
  expect(status).toBe(2);
  expect(stderr).toContain("placeholder: email");
  expect(stderr).toContain("--accept-unproved-claims");
});

test("asks nothing where there is no terminal, and names the account that is missing", () => {
  const { status, stdout, stderr } = deploy("--stage", "try");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(
    "Name the AWS account, 12 digits, as account in stages/try.json, DEPLOY_ACCOUNT or --account.",
  );
});
