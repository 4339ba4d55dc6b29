import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { listBookingsOfDay } from "@vanfettle/core/booking/booking-queries";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stage } from "./deploy/rehearsal.ts";
import { readAwsCall } from "./handbook/aws-command-line.ts";
import { awsCallsInSentences, shellBlocks } from "./handbook/handbook.ts";
import { startHandbookStage } from "./handbook/handbook-stage.ts";

let handbook: Awaited<ReturnType<typeof startHandbookStage>>;
/** Holds an `aws` and an `npm` of the test's. */
const programs = mkdtempSync(join(tmpdir(), "programs-"));
const day = "2026-06-01";

beforeAll(async () => {
  handbook = await startHandbookStage();
  const node = `exec "${process.execPath}"`;
  const scripts = {
    aws: `${node} "${resolve("test/handbook/aws-command-line.ts")}" "$@"`,
    // `npm run ops -- restore ...`
    npm: `shift 3; ${node} "${resolve("packages/ops/src/main.ts")}" "$@"`,
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
  for (const name of ["KEPT1", "LOST1"]) await handbook.environment.book(payload(name), `${day}T08:00:00.000Z`);
  await handbook.restorable.backUp();
}, 600_000);
afterAll(async () => {
  await handbook.stop();
  rmSync(programs, { recursive: true, force: true });
});

/** Runs lines of the handbook in a shell that stops at the first that fails. */
async function runInShell(lines: string) {
  const env = { ...handbook.variables, PATH: `${programs}:${process.env["PATH"] ?? ""}` };
  const child = spawn("bash", ["-euo", "pipefail", "-c", lines], { env, stdio: ["ignore", "pipe", "pipe"] });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, out, err };
}

const registrations = async () =>
  (await listBookingsOfDay(handbook.environment.deps, day)).map(({ registration }) => registration).toSorted();

const [find = "", ...others] = shellBlocks("aws ", stage);
const block = (part: string) => others.find((each) => each.includes(part)) ?? "";

test("rows that were lost are copied back from a table that was restored, which is then deleted", async () => {
  const { table } = handbook.environment.database;
  const lost = (await listBookingsOfDay(handbook.environment.deps, day)).find((row) => row.registration === "LOST1");
  await table.entities.booking.delete({ keyHash: lost?.keyHash ?? "" }).go();
  expect(await registrations()).toEqual(["KEPT1"]);
  const { code, err } = await runInShell(find + block("restore-table-to-point-in-time"));
  expect(code, err).toBe(0);
  expect(await registrations()).toEqual(["KEPT1", "LOST1"]);
}, 120_000);

test("a table that was deleted is restored under its name, with the protection that a restored table lacks", async () => {
  const { client, tableName: TableName } = handbook.environment.database;
  await client.send(new DeleteTableCommand({ TableName }));
  const lines = block("restore-table-from-backup");
  const { code, out, err } = await runInShell(find + lines.replace("BACKUP_ARN", "arn:aws:dynamodb:::backup"));
  expect(code, err).toBe(0);
  expect(out).toContain("expires rows and keeps backups");
  expect(await registrations()).toEqual(["KEPT1", "LOST1"]);
}, 120_000);

test("AWS has every operation and option that a sentence of the handbook names", () => {
  const calls = awsCallsInSentences();
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(() => readAwsCall(call)).not.toThrow();
  expect(() => readAwsCall(["dynamodb", "delete-table", "--table", "x"])).toThrow("DeleteTable takes no --table.");
  expect(() => readAwsCall(["dynamodb", "delete-table"])).toThrow("DeleteTable needs TableName.");
});
