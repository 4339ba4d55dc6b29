import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { law } from "@vanfettle/vans/law/law";
import { motFailures } from "@vanfettle/vans/law/mot-failures";
import { crossings } from "@vanfettle/vans/zones/crossings";
import { zones } from "@vanfettle/vans/zones/zones";

let commands: string;
beforeAll(() => {
  commands = mkdtempSync(join(tmpdir(), "check-"));
});
afterAll(() => rmSync(commands, { recursive: true }));

/** Runs `npm run check` on the given day, with an `npx` that exits with the given status. */
function check(day: string, npxStatus: number) {
  const npx = join(commands, "npx");
  writeFileSync(npx, `#!/bin/sh\nexit ${npxStatus}\n`);
  chmodSync(npx, 0o755);
  const clock = `data:text/javascript,Date.prototype.toISOString = () => "${day}T00:00:00.000Z";`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", clock, "scripts/check.ts"],
    {
      env: { ...process.env, PATH: commands },
      encoding: "utf8",
    },
  );
  return {
    status,
    stdout,
    warnings: stderr.split("\n").filter((line) => line.includes("warning:")),
    stderr,
  };
}

test("law past their review cause only warnings", () => {
  const { status, warnings } = check("2099-01-01", 0);
  expect(status).toBe(0);
  expect(warnings).toEqual([
    ...Object.keys(law).map(
      (name) => `[check] warning: packages/vans/src/law/law.ts: the review of ${name} is overdue`,
    ),
    ...Object.keys(motFailures).map(
      (name) =>
        `[check] warning: packages/vans/src/law/mot-failures.ts: the review of ${name} is overdue`,
    ),
    ...Object.keys(crossings).map(
      (name) =>
        `[check] warning: packages/vans/src/zones/crossings.ts: the review of ${name} is overdue`,
    ),
    ...Object.keys(zones).map(
      (name) =>
        `[check] warning: packages/vans/src/zones/zones.ts: the review of ${name} is overdue`,
    ),
  ]);
});

test("future reviews do not cause warnings", () => {
  expect(check("2026-11-22", 0)).toMatchObject({ status: 0, warnings: [] });
});

test("every check runs, and the failed checks are listed", () => {
  const { status, stdout, stderr } = check("2026-11-22", 1);
  expect(status).toBe(1);
  const names = ["types", "lint", "format", "unused code", "code that only tests use"];
  // The checks run at the same time and print in the order in which they end.
  const printed = stdout.split("\n").filter((line) => line.startsWith("[check]"));
  expect(printed.toSorted()).toEqual(names.map((name) => `[check] ${name}`).toSorted());
  expect(stderr).toContain(`[check] failed: ${names.join(", ")}`);
});
