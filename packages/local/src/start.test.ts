import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { freePort } from "@vanfettle/commands/free-port";
import type { LocationPage } from "@vanfettle/contract/location/location-schemas";
import type { NearStations } from "@vanfettle/contract/station/station-schemas";
import { isLong } from "../../../test/suite-length.ts";

const dataDir = mkdtempSync(join(tmpdir(), "start-"));
const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill("SIGKILL")));

function start(port: number, also: Record<string, string> = {}) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...also };
  const child = spawn(process.execPath, ["packages/local/src/start.ts"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  const lines: string[] = [];
  const announced = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        if (line.includes("Ready:")) resolve();
      });
    }
  });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const failed = ended.then((code) => {
    throw new Error([`The site ended with ${code}:`, ...lines].join("\n"));
  });
  const ready = () => Promise.race([announced, failed]);
  failed.catch(() => undefined);
  return { child, lines, ended, ready };
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => "not listening",
  );

/**
 * Returns the stations that a site names near a place: for a postcode (from the files), and in the
 * place's row.
 */
async function shownStations(url: string) {
  const [near, page] = (await Promise.all(
    ["/api/stations/near/ME14", "/api/locations/maidstone"].map(async (path) =>
      (await fetch(url + path)).json(),
    ),
  )) as [NearStations, LocationPage];
  return { near, page };
}

/** Returns the station files in the assembly to deploy. */
const deployedStations = () =>
  readdirSync("cdk.out", { recursive: true, encoding: "utf8" }).filter((path) =>
    /(stations|postcodes)\.bin$/.test(path),
  );

test.runIf(isLong)(
  "a site without an import shows sample stations, or none if disabled, and deploys neither",
  async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const sample = start(port);
    await sample.ready();
    expect(sample.lines.join("\n")).toMatch(/the site shows sample stations.*`npm run stations`/);
    const { near, page } = await shownStations(url);
    expect([near.list?.sample, page.stations?.list.sample]).toEqual([true, true]);
    expect(near.stations.length).toBeGreaterThan(5);
    expect(page.stations?.nearest.length).toBe(10);
    expect(page.garageCountSource).toMatch(/^DVSA list/);
    expect(deployedStations()).toEqual([]);
    sample.child.kill("SIGTERM");
    await sample.ended;

    const without = start(port, { SAMPLE_STATIONS: "0" });
    await without.ready();
    expect(without.lines.join("\n")).toMatch(/show totals only.*`npm run stations`/);
    const shown = await shownStations(url);
    expect([shown.near.list, shown.near.stations, shown.page.stations]).toEqual([null, [], null]);
    expect(shown.near.figures).not.toBeNull();
    expect(deployedStations()).toEqual([]);
    without.child.kill("SIGTERM");
    await without.ended;
  },
);

test("a site starts, locks its data folder and stops with code 0", async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const first = start(port);
  await first.ready();
  expect(first.lines.join("\n")).toContain(`Ready: ${url}`);
  expect(await statusOf(`${url}/api/services`)).toBe(200);
  expect(await statusOf(`${url}/van-servicing/london/`)).toBe(200);

  const second = start(await freePort());
  expect(await second.ended).toBe(1);
  expect(second.lines).toEqual([
    expect.stringContaining(`Another site is using ${dataDir} (${url}`),
  ]);

  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  expect(await statusOf(url)).toBe("not listening");
});

// The short form has the restart of a killed engine, in dynamodb/engine.test.ts.
test.runIf(isLong)("a site restarts after a kill, and reports a lost hash key", async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const killed = start(port);
  await killed.ready();
  killed.child.kill("SIGKILL");
  await killed.ended;
  rmSync(join(dataDir, "registration-hash-key"));
  const again = start(port);
  await again.ready();
  expect(again.lines.join("\n")).not.toContain("Seeding");
  const isKeyGone = (lines: readonly string[]) =>
    lines.some((line) => line.includes("registration-hash-key is missing"));
  expect([killed, again].map(({ lines }) => isKeyGone(lines))).toEqual([false, true]);
  expect(await statusOf(`${url}/van-servicing/london/`)).toBe(200);
  again.child.kill("SIGTERM");
  expect(await again.ended).toBe(0);
});
