import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { isLong } from "../test/suite-length.ts";
import { runInsteadOfSst } from "./sst-command-line.ts";

const folder = mkdtempSync(join(tmpdir(), "sst-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

/** Runs SST's command line in a separate process without access to AWS. */
function sst(args: readonly string[], environment: Record<string, string> = {}) {
  const nobody = {
    AWS_ACCESS_KEY_ID: "none",
    AWS_SECRET_ACCESS_KEY: "none",
    AWS_ENDPOINT_URL: "http://127.0.0.1:9",
  };
  const env = { ...process.env, SST_TELEMETRY_DISABLED: "1", ...nobody, ...environment };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/.bin/sst", ...args],
    {
      encoding: "utf8",
      env,
    },
  );
  return { status, stdout, stderr };
}

describe("npx sst", () => {
  test("deploy runs our deploy and returns its exit code", () => {
    const { status, stdout, stderr } = sst(["deploy", "--stage", "try"]);
    expect(stdout).toContain("> node scripts/deploy.ts --stage try\n");
    expect(stderr).toContain("Name the AWS account");
    expect(status).toBe(2);
  });

  test.runIf(isLong)("diff runs our deploy's plan and returns its exit code", () => {
    const { status, stdout } = sst(["diff", "--stage", "try"]);
    expect(stdout).toContain("> node scripts/deploy.ts --stage try --plan\n");
    expect(status).toBe(2);
  });

  test.runIf(isLong)("remove runs destroy, which deletes only after a confirmation", () => {
    const { status, stdout, stderr } = sst(["remove", "--stage", "try"]);
    expect(stdout).toContain("> node packages/ops/src/main.ts destroy --stage try\n");
    expect(stderr).toContain("Confirm with --confirm try.");
    expect(status).toBe(2);
  });

  test.runIf(isLong)("dev starts the local site and returns its exit code", () => {
    const { status, stdout, stderr } = sst(["dev"], { PORT: "no-port" });
    expect(stdout).toContain("> node packages/local/src/start.ts\n");
    expect(stderr).toContain("PORT");
    expect(status).toBe(1);
  });
});

describe("runInsteadOfSst", () => {
  test("returns the exit code and passes on the profile", async () => {
    const printed = join(folder, "printed");
    writeFileSync(
      join(folder, "npm"),
      `#!/bin/sh\necho "npm $* as $AWS_PROFILE" > ${printed}\nexit 7\n`,
    );
    chmodSync(join(folder, "npm"), 0o755);
    vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
    expect(await runInsteadOfSst(["deploy", "--stage", "try", "--profile", "vanfettle"])).toBe(7);
    expect(readFileSync(printed, "utf8")).toBe("npm run deploy -- --stage try as vanfettle\n");
  });

  test.each([
    ["a command", ["build"]],
    ["an option", ["deploy", "--region", "eu-west-1"]],
    ["a part of a stage", ["remove", "Api", "--stage", "try"]],
  ])("rejects %s, which our commands lack, with a single line", async (_, args) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await runInsteadOfSst(args)).toBe(2);
    expect(errors.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^This app runs these commands of SST: deploy, diff, remove, dev.*deploying\.md\.$/,
        ),
      ],
    ]);
    errors.mockReset();
  });
});
