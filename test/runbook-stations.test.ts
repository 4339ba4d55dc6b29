import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callsOf } from "./runbook/runbook.ts";

// Runs the runbook's import of a sample list of MOT stations: both commands, as written there.

const port = "4650";
const folder = mkdtempSync(join(tmpdir(), "stations-"));
let openData: ChildProcess;
let address = "";

beforeAll(async () => {
  // Uses another port, because the runbook's may be in use.
  openData = spawn(process.execPath, ["packages/stations/src/open-data/main.ts", "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!openData.stdout) throw new Error("The fake server has no output.");
  const [line] = (await once(createInterface({ input: openData.stdout }), "line")) as [string];
  address = /--from (\S+)/.exec(line)?.[1] ?? "";
});
afterAll(() => {
  openData.kill();
  rmSync(folder, { recursive: true });
});

test("starts the mock server with its port", () => {
  expect(callsOf("open-data", "testing")).toEqual([["--port", port]]);
});

test("imports a sample list from the mock server", async () => {
  // The plain call requests GOV.UK and Ordnance Survey, and is otherwise the same.
  const calls = callsOf("stations", "testing").filter((call) => call.length > 0);
  expect(calls).toEqual([["--from", `http://127.0.0.1:${port}`]]);
  const importer = spawn(
    process.execPath,
    ["packages/stations/src/importer/main.ts", "--from", address],
    {
      env: { ...process.env, STATIONS_DIR: folder },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [out, err] = await Promise.all([
    text(importer.stdout),
    text(importer.stderr),
    once(importer, "close"),
  ]);
  expect(importer.exitCode, err).toBe(0);
  expect(out).toMatch(/stations of edition \d{4}-\d{2}; report in /);
  for (const name of ["stations.bin", "postcodes.bin"]) {
    expect(existsSync(join(folder, name))).toBe(true);
  }
});
