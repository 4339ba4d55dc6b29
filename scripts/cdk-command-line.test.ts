import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { account, assembly, stage, synthesizeStage } from "../test/deploy/test-deploy.ts";
import { isLong } from "../test/suite-length.ts";

const folder = mkdtempSync(join(tmpdir(), "cdk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the CDK's command line in a separate process, without credentials. */
function cdk(...args: string[]): Promise<{ status: number; printed: string }> {
  const env = {
    ...process.env,
    AWS_ENDPOINT_URL: "http://127.0.0.1:9",
    AWS_EC2_METADATA_DISABLED: "true",
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["node_modules/.bin/cdk", ...args, "--no-notices"],
      { env, maxBuffer: 20_000_000 },
      (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code), printed: stdout + stderr }),
    );
  });
}

const stackNames = ["Data", "Generation", "Api", "Web", "Edge", "Operations"];
const data = "local-vanfettle-Data";

describe("npx cdk", { timeout: 600_000 }, () => {
  test("ls lists the stacks of this machine", async () => {
    const { status, printed } = await cdk("ls");
    expect(status).toBe(0);
    for (const name of stackNames) {
      expect(printed).toMatch(new RegExp(`^local-vanfettle-${name}$`, "m"));
    }
  });

  test.runIf(isLong)("ls lists the stacks of the given stage", async () => {
    await synthesizeStage();
    // The CDK locks its output, which a deploy in another test may be reading.
    const output = relative(".", join(folder, "assembly"));
    cpSync(assembly, output, { recursive: true });
    const target = ["-c", `stage=${stage}`, "-c", `account=${account}`, "--output", output];
    const { status, printed } = await cdk("ls", ...target);
    expect(status).toBe(0);
    expect(printed).toContain(`[synth] ${output} is up to date`);
    for (const name of stackNames) {
      expect(printed).toMatch(new RegExp(`^${stage}-vanfettle-${name}$`, "m"));
    }
  });

  test.runIf(isLong)("synth prints the template of a stack", async () => {
    const { status, printed } = await cdk("synth", data);
    expect(status).toBe(0);
    expect(printed).toMatch(/^Resources:\n[^]*Type: AWS::DynamoDB::Table$/m);
  });

  test.runIf(isLong)("diff prints the differences from a template, or none", async () => {
    const file = `cdk.out/${data}.template.json`;
    if (!existsSync(file)) await cdk("ls");
    const template = readFileSync(file, "utf8");
    const deployed = join(folder, "deployed.json");
    writeFileSync(deployed, template);
    const diff = () => cdk("diff", data, "--template", deployed, "--fail");
    expect(await diff()).toMatchObject({
      status: 0,
      printed: expect.stringContaining("There were no differences"),
    });
    writeFileSync(deployed, template.replace('"PAY_PER_REQUEST"', '"PROVISIONED"'));
    const { status, printed } = await diff();
    expect(printed).toMatch(
      /\[~\] AWS::DynamoDB::Table[^]*\[-\] PROVISIONED\s[^]*\[\+\] PAY_PER_REQUEST/,
    );
    expect(status).toBe(1);
  });
});
