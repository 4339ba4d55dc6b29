import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { hostFunction, type FunctionHost } from "./function-host.ts";

const open: FunctionHost[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((host) => host.close()));
});

function host(code: string, { timeoutMs = 5_000, memoryMb = 128, freeLoadMs = 10_000 } = {}) {
  const directory = mkdtempSync(join(tmpdir(), "function-"));
  writeFileSync(join(directory, "index.mjs"), code);
  const lines: string[] = [];
  const deployed = {
    id: "Fn",
    region: "eu-west-2",
    directory,
    handler: "index.handler",
    environment: {},
    timeoutMs,
    memoryMb,
  };
  const functionHost = hostFunction({
    deployed,
    environment: { ONLY: "this" },
    log: (line) => lines.push(line),
    freeLoadMs,
  });
  open.push(functionHost);
  const invoke = async (event: unknown = {}) =>
    JSON.parse(await functionHost.invoke(JSON.stringify(event))) as unknown;
  return { invoke, lines, functionHost };
}

test("passes events and results as JSON", async () => {
  const { invoke } = host(
    "export const handler = async (event) => ({ event, when: new Date(0), lost: undefined });",
  );
  expect(await invoke({ a: [1] })).toEqual({ event: { a: [1] }, when: "1970-01-01T00:00:00.000Z" });
});

test("returns null for a function without a result", async () => {
  expect(await host("export const handler = async () => {};").invoke()).toBeNull();
});

test("sets only the given environment variables", async () => {
  expect(await host("export const handler = async () => process.env;").invoke()).toEqual({
    ONLY: "this",
  });
});

test("passes the function's name and remaining time in the context", async () => {
  const { invoke } = host(
    "export const handler = async (_, c) => ({ name: c.functionName, left: c.getRemainingTimeInMillis(), id: c.awsRequestId });",
  );
  const { name, left } = (await invoke()) as { name: string; left: number };
  expect(name).toBe("Fn");
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(5_000);
});

test("keeps the type of an error", async () => {
  const { invoke, lines } = host(
    "export const handler = async () => { throw new RangeError('too far'); };",
  );
  await expect(invoke()).rejects.toMatchObject({ errorType: "RangeError", message: "too far" });
  await expect.poll(() => lines.join()).toContain('"errorType":"RangeError"');
});

/** Long enough for an event that ends, on a busy machine. */
const timeoutMs = 1_000;

test("fails only the event that times out, and starts a new sandbox for the next", async () => {
  const { invoke } = host(
    "let events = 0; export const handler = async (e) => { events += 1; if (e.hang) await new Promise(() => {}); return events; };",
    { timeoutMs },
  );
  expect(await invoke()).toBe(1);
  await expect(invoke({ hang: true })).rejects.toMatchObject({ errorType: "Sandbox.Timedout" });
  expect(await invoke()).toBe(1);
});

test("ends an endless loop at the timeout", async () => {
  const { invoke } = host(
    "export const handler = async (e) => { while (e.spin); return 'free'; };",
    { timeoutMs },
  );
  await expect(invoke({ spin: true })).rejects.toMatchObject({ errorType: "Sandbox.Timedout" });
  expect(await invoke()).toBe("free");
});

test("fails the events in progress on a crash, and starts a new sandbox for the next", async () => {
  const { invoke } = host(
    "export const handler = async (e) => { if (e.die) setTimeout(() => { throw new Error('late'); }); if (e.exit) process.exit(3); if (e.wait || e.die) await new Promise(() => {}); return 'alive'; };",
  );
  const waiting = invoke({ wait: true });
  await expect(invoke({ die: true })).rejects.toThrow("late");
  await expect(waiting).rejects.toThrow("late");
  await expect(invoke({ exit: true })).rejects.toMatchObject({ errorType: "Runtime.ExitError" });
  expect(await invoke()).toBe("alive");
});

test("rejects the events in progress and starts no others when the host closes", async () => {
  const { invoke, functionHost, lines } = host(
    "console.log('started'); export const handler = async (e) => { if (e.wait) await new Promise(() => {}); return 1; };",
  );
  expect(await invoke()).toBe(1);
  const waiting = invoke({ wait: true });
  const closed = functionHost.close();
  const late = invoke();
  await expect(waiting).rejects.toThrow("The function was stopped.");
  await expect(late).rejects.toThrow("The function was stopped.");
  await closed;
  expect(lines).toEqual(["started"]);
});

test("reports the exit code of a runtime that exits by itself", async () => {
  const { invoke } = host("export const handler = async () => process.exit(3);");
  await expect(invoke()).rejects.toThrow("The function's runtime exited with code 3.");
});

test("ends the sandbox and not the process when the heap exceeds the function's memory", async () => {
  const { invoke } = host(
    "export const handler = async (e) => { const all = []; while (e.grow) all.push(new Array(1e5).fill(Math.random())); return 'small'; };",
    { memoryMb: 32, timeoutMs: 20_000 },
  );
  await expect(invoke({ grow: true })).rejects.toThrow(/memory/);
  expect(await invoke()).toBe("small");
});

test("fails every event with the reason if the code cannot be loaded", async () => {
  const { invoke } = host("export const handler = 1;");
  await expect(invoke()).rejects.toThrow("index.handler is undefined or not exported");
  await expect(invoke()).rejects.toThrow("index.handler is undefined or not exported");
});

test("serves the waiting events once slow code has loaded", async () => {
  const code =
    "await new Promise((r) => setTimeout(r, 500)); export const handler = async () => 'loaded';";
  const { invoke } = host(code, { freeLoadMs: 1, timeoutMs: 30_000 });
  expect(await invoke()).toBe("loaded");
});

test("times out an event if the code never finishes loading, and starts a new sandbox for the next", async () => {
  const { invoke } = host("await new Promise(() => setInterval(() => {}, 1_000));", {
    freeLoadMs: 1,
    timeoutMs: 300,
  });
  await expect(invoke()).rejects.toMatchObject({ errorType: "Sandbox.Timedout" });
  await expect(invoke()).rejects.toMatchObject({ errorType: "Sandbox.Timedout" });
});

test("rejects imports of packages that are not in the bundle", async () => {
  await expect(host("import 'zod'; export const handler = () => 1;").invoke()).rejects.toThrow(
    /'zod'/,
  );
  const own = host(
    "import 'fs'; const m = await import('node:url'); export const handler = async () => typeof m;",
  );
  expect(await own.invoke()).toBe("object");
});

test("writes printed lines to the log", async () => {
  const { invoke, lines } = host(
    "export const handler = async () => { console.log('one'); console.error('two'); };",
  );
  await invoke();
  await expect.poll(() => lines.toSorted()).toEqual(["one", "two"]);
});

test("serves concurrent events in one thread", async () => {
  const { invoke } = host(
    "import { threadId } from 'node:worker_threads'; export const handler = async () => { await new Promise((r) => setTimeout(r, 20)); return threadId; };",
  );
  expect(new Set(await Promise.all(Array.from({ length: 12 }, () => invoke()))).size).toBe(1);
});
