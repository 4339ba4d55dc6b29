import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { runInProcess } from "../packages/ops/src/testing/run-in-process.ts";
import { stubServer } from "../packages/ops/src/testing/stub-server.ts";
import { account, stage } from "./deploy/test-deploy.ts";
import { readAwsCall } from "./runbook/aws-command-line.ts";
import { startRunbookStage } from "./runbook/runbook-stage.ts";
import { awsCallsInSentences, callsOf, shellBlocks } from "./runbook/runbook.ts";

let runbook: Awaited<ReturnType<typeof startRunbookStage>>;
/** The folder with fakes of `aws` and `curl`. */
const programs = mkdtempSync(join(tmpdir(), "programs-"));
const day = "2026-06-01";

beforeAll(async () => {
  runbook = await startRunbookStage();
  const node = `exec "${process.execPath}"`;
  const scripts = {
    aws: `${node} "${resolve("test/runbook/aws-command-line.ts")}" "$@"`,
    // curl --silent --output /dev/null --write-out '%{http_code}\\n' ADDRESS
    curl: `${node} -e 'fetch(process.argv.at(-1)).then(({ status }) => console.log(status))' -- "$@"`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  const payload = (registration: string) => ({
    registration,
    postcode: "SW1A1AA",
    serviceType: "mot",
    location: "Leeds",
  });
  for (const name of ["KEPT1", "LOST1"]) {
    await runbook.environment.book(payload(name), `${day}T08:00:00.000Z`);
  }
  await runbook.restorable.backUp();
});
afterAll(async () => {
  await runbook.stop();
  rmSync(programs, { recursive: true, force: true });
});

/**
 * Runs lines of the runbook in a shell that stops at the first failure, with the fakes in its path.
 */
async function runInShell(lines: string) {
  const env = { ...runbook.variables, PATH: `${programs}:${process.env["PATH"] ?? ""}` };
  const child = spawn("bash", ["-euo", "pipefail", "-c", lines], {
    env,
    cwd: programs,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code: child.exitCode, out, err };
}

const registrations = async () =>
  (await listWholeBookingsOfDay(runbook.environment.deps, day))
    .map(({ registration }) => registration)
    .toSorted();

const blocks = shellBlocks("aws ", stage);
const block = (part: string) => blocks.find((each) => each.includes(part)) ?? "";
/** The recognisable part of each block that calls AWS. Every block is run below. */
const parts = ["ENDPOINT=$(", "MACHINE_ARN=$(", "aws cloudformation deploy"];

test("this test runs every block of the runbook that calls AWS", () => {
  expect(blocks.filter((each) => !parts.some((part) => each.includes(part)))).toEqual([]);
});

test("reads the API's own address from its stack and requests it", async () => {
  const api = await stubServer(() => ({ status: 403, json: {} }));
  runbook.stackOf("Api").outputs["ApiEndpoint"] = api.url;
  const { code, out, err } = await runInShell(block("ENDPOINT=$("));
  expect(code, err).toBe(0);
  expect(out).toBe("403\n");
  expect(api.takeRequests().map(({ call }) => call)).toEqual(["GET /api/regions"]);
  await api.stop();
});

test("stops the execution of a run that does not move", async () => {
  const machine = `arn:aws:states:eu-west-2:${account}:stateMachine:machine`;
  runbook.stackOf("Generation").outputs["MachineArn"] = machine;
  const { code, err } = await runInShell(block("MACHINE_ARN=$(").replace("RUN_ID", "run_1"));
  expect(code, err).toBe(0);
  expect(runbook.aws.state.stoppedExecutions).toEqual([
    `arn:aws:states:eu-west-2:${account}:execution:machine:run_1`,
  ]);
});

test("updates a parameter that the template of the pipeline's roles has, with a value that it allows", () => {
  const words = block("aws cloudformation deploy").replaceAll("\\\n", " ").trim().split(/\s+/);
  const valueOf = (option: string) => words[words.indexOf(option) + 1] ?? "";
  const template = JSON.parse(readFileSync(valueOf("--template-file"), "utf8")) as {
    Parameters: Record<string, { AllowedPattern: string }>;
  };
  const [name = "", value = ""] = valueOf("--parameter-overrides").split("=");
  expect(value).toMatch(new RegExp(template.Parameters[name]?.AllowedPattern ?? "^$"));
  // CloudFormation refuses a template with roles without this.
  expect(valueOf("--capabilities")).toBe("CAPABILITY_IAM");
});

/** Runs a call of the operator's commands as the runbook has it, and at once where it waits. */
async function runOps(call: string) {
  const polling = call.startsWith("restore-table") ? ["--poll-seconds", "0.01"] : [];
  const sure = call.includes("--whole") ? ["--yes"] : [];
  const args = [...call.split(" "), "--stage", stage, ...polling, ...sure];
  return runInProcess(args, runbook.variables);
}
const copyState = "restore-table --to 2027-01-31T10:00Z";

test("the runbook's calls that restore are those that run below", () => {
  const calls = callsOf("ops", stage).map((args) => args.join(" "));
  expect(calls.filter((call) => call.startsWith("restore")).toSorted()).toEqual(
    ["restore", "restore --whole", copyState, "restore-table --delete", "restore-table"]
      .map((call) => `${call} --stage ${stage}`)
      .toSorted(),
  );
});

test("puts lost rows back, then the whole table, from a copy of its state, each step twice", async () => {
  const { table } = runbook.environment.database;
  const bookings = await listWholeBookingsOfDay(runbook.environment.deps, day);
  const [kept, lost] = bookings.toSorted((a, b) => a.registration.localeCompare(b.registration));
  await table.entities.booking.delete({ keyHash: lost?.keyHash ?? "" }).go();
  const { keyHash = "" } = kept ?? {};
  await table.entities.booking.patch({ keyHash }).set({ postcode: "DAMAGED" }).go();
  expect(await registrations()).toEqual(["KEPT1"]);

  expect(await runOps("restore")).toMatchObject({
    code: 1,
    err: expect.stringContaining("Copy a state first"),
  });
  for (const _ of ["once", "again"]) {
    const copied = await runOps(copyState);
    expect(copied.code, copied.err).toBe(0);
    expect(copied.out).toContain(
      "has the state of 2027-01-31T10:00Z.\nTo add lost rows: npm run ops",
    );
  }
  expect((await runOps(copyState.replace("10:00", "11:00"))).err).toContain(
    "-restored exists and is of 2027-01-31 10:00 UTC. Delete it first",
  );
  expect((await runOps(copyState.replace("2027", "2025"))).code).not.toBe(0);

  expect((await runOps("restore")).out).toMatch(/booking 1 put back$/m);
  expect(await registrations()).toEqual(["KEPT1", "LOST1"]);
  expect((await table.entities.booking.get({ keyHash }).go()).data?.postcode).toBe("DAMAGED");

  const whole = await runOps("restore --whole");
  expect(whole.code, whole.err).toBe(0);
  expect(whole.out).toMatch(/^booking 1 put back, \d+ rows unchanged$/m);
  expect((await table.entities.booking.get({ keyHash }).go()).data?.postcode).toBe("SW1A1AA");
  expect((await runOps("restore --whole")).out).toMatch(/^\d+ rows unchanged$/m);
  expect(runbook.aws.state.invalidations.at(-1)).toContain(" /*");

  expect((await runOps("restore-table --delete")).out).toContain("-restored is deleted.");
  expect((await runOps("restore-table --delete")).out).toContain("There is no ");
});

test("restores a deleted table under its name, with the protection that a restored table lacks", async () => {
  const { client, tableName: TableName } = runbook.environment.database;
  await client.send(new DeleteTableCommand({ TableName }));
  expect((await runOps(copyState)).err).toContain(
    "does not exist. Without --to, restore-table restores its final backup.",
  );
  const { code, out, err } = await runOps("restore-table");
  expect(code, err).toBe(0);
  expect(out).toContain(
    "is restored from its final backup; enabled time to live on expiresAt, point-in-time recovery, deletion protection.",
  );
  expect((await runOps("protection")).out).toContain("expires rows and keeps backups");
  expect(await registrations()).toEqual(["KEPT1", "LOST1"]);
  expect((await runOps("restore-table")).out).toContain(" exists. To copy an earlier state");
});

const linkKey = `vanfettle/${stage}/booking-link-key`;
const hashKey = `vanfettle/${stage}/registration-hash-key`;
/** Checks the effect of each call in a sentence, by its operation. */
const effects: Record<string, (out: string) => void> = {
  "put-secret-value": () =>
    expect(runbook.aws.state.secrets.get(hashKey)).toBe("another-key-of-32-characters-or-more"),
  "restore-secret": () => expect(runbook.aws.state.deletedSecrets.has(linkKey)).toBe(false),
  "get-caller-identity": (out) => expect(out).toContain(account),
  "list-secrets": (out) => expect(out).toContain(linkKey),
  "delete-secret": () => expect(runbook.aws.state.deletedSecrets.has("old")).toBe(true),
};

const operationOf = (call: string): string => call.split(" ")[2] ?? "";

test("the runbook's sentences contain every call whose effect is tested here", () => {
  expect(awsCallsInSentences(stage).map(operationOf).toSorted()).toEqual(
    Object.keys(effects).toSorted(),
  );
});

test.each(awsCallsInSentences(stage))(
  "%s has the effect that its sentence states",
  async (call) => {
    const { secrets, deletedSecrets } = runbook.aws.state;
    secrets.set("old", "a key");
    deletedSecrets.add(linkKey);
    writeFileSync(join(programs, "key.txt"), "another-key-of-32-characters-or-more");
    const { code, out, err } = await runInShell(call.replace("OLD_SECRET_ARN", "old"));
    expect(code, err).toBe(0);
    const effect = effects[operationOf(call)];
    expect(effect, "what this call does is not tested").toBeDefined();
    effect?.(out);
  },
);

test("throws for an unknown or missing option of the AWS CLI", () => {
  expect(() => readAwsCall(["dynamodb", "delete-table", "--table", "x"])).toThrow(
    "DeleteTable takes no --table.",
  );
  expect(() => readAwsCall(["dynamodb", "delete-table"])).toThrow("DeleteTable needs TableName.");
});
