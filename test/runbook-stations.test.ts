import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeStations } from "@vanfettle/stations/files/station-table";
import { readStationList } from "@vanfettle/stations/open-station-data";
import { callsOf } from "./runbook/runbook.ts";

// Runs the runbook's imports of a sample list of MOT stations, as written there.

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

/** Runs an import into the test's folder. Returns the exit code and the output. */
async function runImporter(args: readonly string[]) {
  const importer = spawn(process.execPath, ["packages/stations/src/importer/main.ts", ...args], {
    env: { ...process.env, STATIONS_DIR: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, err] = await Promise.all([
    text(importer.stdout),
    text(importer.stderr),
    once(importer, "close"),
  ]);
  return { code: importer.exitCode, out, err };
}

// The plain call requests GOV.UK and Ordnance Survey, and is otherwise the same.
const calls = callsOf("stations", "testing").filter((call) => call.length > 0);

test("imports a sample list from the mock server", async () => {
  expect(calls).toContainEqual(["--from", `http://127.0.0.1:${port}`]);
  const { code, out, err } = await runImporter(["--from", address]);
  expect(code, err).toBe(0);
  expect(out).toMatch(/stations of edition \d{4}-\d{2}; report in /);
  for (const name of ["stations.bin", "postcodes.bin"]) {
    expect(existsSync(join(folder, name))).toBe(true);
  }
});

test("goes back to the earlier list that an import has kept, which the checks refuse", async () => {
  const [back = [], ...others] = calls.filter((call) => !call.includes("--from"));
  expect(others).toEqual([]);
  expect(back.slice(2)).toEqual(["--accept"]);
  const [, file = ""] = back;
  const path = file.replace(/^\.stations/, folder);
  expect(existsSync(path)).toBe(true);
  const imported = readStationList(folder);
  const header = { edition: "2026-03", source: "a newer list", sample: true };
  const newer = encodeStations(header, imported?.rows() ?? []);
  writeFileSync(join(folder, "stations.bin"), newer);
  const { code, out, err } = await runImporter(["--list", path, "--accept", "--from", address]);
  expect(code, err).toBe(0);
  expect(out).toContain("although a check failed");
  expect(readStationList(folder)?.header.edition).toBe("2026-02");
});
