import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { freePort } from "./free-port.ts";

const dataDir = mkdtempSync(join(tmpdir(), "start-"));
const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill("SIGKILL")));

function start(port: number) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ["packages/local/src/start.ts"], { env, stdio: ["ignore", "pipe", "pipe"] });
  started.push(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
  }
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const ready = async () => {
    await expect.poll(() => lines.join("\n"), { timeout: 100_000 }).toContain("Ready:");
  };
  return { child, lines, ended, ready };
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => "not listening",
  );

test(
  "a site starts, locks its data folder, restarts after a kill, says that its hash key is gone and stops with code 0",
  { timeout: 180_000 },
  async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const first = start(port);
    await first.ready();
    expect(first.lines.join("\n")).toContain(`Ready: ${url}`);
    expect(await statusOf(`${url}/api/services`)).toBe(200);
    expect(await statusOf(`${url}/van-servicing/london/`)).toBe(200);

    const second = start(await freePort());
    expect(await second.ended).toBe(1);
    expect(second.lines).toEqual([expect.stringContaining(`Another site is using ${dataDir} (${url}`)]);

    first.child.kill("SIGKILL");
    await first.ended;
    rmSync(join(dataDir, "registration-hash-key"));
    const again = start(port);
    await again.ready();
    expect(again.lines.join("\n")).not.toContain("Seeding");
    const isKeyGone = (lines: readonly string[]) =>
      lines.some((line) => line.includes("registration-hash-key is gone"));
    expect([first, again].map(({ lines }) => isKeyGone(lines))).toEqual([false, true]);
    expect(await statusOf(`${url}/van-servicing/london/`)).toBe(200);

    again.child.kill("SIGTERM");
    expect(await again.ended).toBe(0);
    expect(await statusOf(url)).toBe("not listening");
  },
);
