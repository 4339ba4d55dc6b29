import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { placeholderFields, site } from "@vanfettle/contract/site";
import { law } from "@vanfettle/vans/law/law";
import { reasonsNotToDeploy, type PublishedFacts } from "./deploy.ts";

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

const ready: PublishedFacts = {
  site: { email: "hello@site.co.uk", showsUnverifiedClaims: true },
  law,
  today: "2026-11-22",
};

test("allows a site with a real address and reviewed law", () => {
  expect(reasonsNotToDeploy(ready)).toEqual([]);
});

test("refuses a placeholder", () => {
  const site = { ...ready.site, email: "hello@site.example" };
  expect(reasonsNotToDeploy({ ...ready, site })).toEqual([
    expect.stringContaining("placeholder: email"),
  ]);
});

test("always refuses law past its review", () => {
  const late = { ...ready, today: "2027-05-02" };
  expect(reasonsNotToDeploy(late)).toEqual([
    expect.stringMatching(/overdue reviews: .*class4MaximumFee, class7MaximumFee/),
  ]);
});

test("returns all reasons at once", () => {
  const site = { email: "hello@site.example", showsUnverifiedClaims: true };
  expect(reasonsNotToDeploy({ ...ready, site, today: "2040-01-01" })).toHaveLength(2);
});
