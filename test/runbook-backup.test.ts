import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listWholeBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { stubServer } from "../packages/ops/src/testing/stub-server.ts";
import { account, stage } from "./deploy/test-deploy.ts";
import { readAwsCall } from "./runbook/aws-command-line.ts";
import { startRunbookStage } from "./runbook/runbook-stage.ts";
import { awsCallsInSentences, shellBlocks } from "./runbook/runbook.ts";

let runbook: Awaited<ReturnType<typeof startRunbookStage>>;
/** The folder with fakes of `aws` and `npm`. */
const programs = mkdtempSync(join(tmpdir(), "programs-"));
const day = "2026-06-01";

beforeAll(async () => {
  runbook = await startRunbookStage();
  const node = `exec "${process.execPath}"`;
  const scripts = {
    aws: `${node} "${resolve("test/runbook/aws-command-line.ts")}" "$@"`,
    // `npm run ops -- restore ...`
    npm: `shift 3; ${node} "${resolve("packages/ops/src/main.ts")}" "$@"`,
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
const find = block("TABLE=$(");
/** The recognisable part of each block that calls AWS. Every block is run below. */
const parts = [
  "ENDPOINT=$(",
  "TABLE=$(",
  "restore-table-to-point-in-time",
  "delete-table",
  "restore-table-from-backup",
  "MACHINE_ARN=$(",
];

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

test("copies lost rows back from a restored table, which is then deleted", async () => {
  const { table } = runbook.environment.database;
  const lost = (await listWholeBookingsOfDay(runbook.environment.deps, day)).find(
    (row) => row.registration === "LOST1",
  );
  await table.entities.booking.delete({ keyHash: lost?.keyHash ?? "" }).go();
  expect(await registrations()).toEqual(["KEPT1"]);
  const { code, err } = await runInShell(
    find + block("restore-table-to-point-in-time") + block("delete-table"),
  );
  expect(code, err).toBe(0);
  expect(await registrations()).toEqual(["KEPT1", "LOST1"]);
});

test("restores a deleted table under its name, with the protection that a restored table lacks", async () => {
  const { client, tableName: TableName } = runbook.environment.database;
  await client.send(new DeleteTableCommand({ TableName }));
  const lines = block("restore-table-from-backup");
  const { code, out, err } = await runInShell(
    find + lines.replace("BACKUP_ARN", "arn:aws:dynamodb:::backup"),
  );
  expect(code, err).toBe(0);
  expect(out).toContain("expires rows and keeps backups");
  expect(await registrations()).toEqual(["KEPT1", "LOST1"]);
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
