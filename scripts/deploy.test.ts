import { spawnSync } from "node:child_process";
import { placeholderFields, site } from "@vanfettle/contract/site";
import { expect, test } from "vitest";

const deploy = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/deploy.ts", ...args], { encoding: "utf8", timeout: 20_000 });

test("a deploy without a stage or an account is refused with its usage", () => {
  for (const args of [[], ["--stage", "local", "--account", "123456789012"], ["--stage", "try"]]) {
    const { status, stderr } = deploy(...args);
    expect(status).toBe(2);
    expect(stderr).toContain("npm run deploy -- --stage NAME");
  }
});

test("a placeholder of the site's own facts never reaches a deployed stage", () => {
  expect(placeholderFields({ email: "hello@site.example" })).toEqual(["email"]);
  expect(placeholderFields({ email: "hello@site.co.uk" })).toEqual([]);
  if (placeholderFields(site).length === 0) return;
  const { status, stderr } = deploy("--stage", "try", "--account", "123456789012");
  expect(status).toBe(2);
  expect(stderr).toContain("placeholder: email");
});
