import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildSteps, isStale, runStep, type BuildStep } from "./build.ts";

test("the build step's outputs include the bundle of every function, so a missing bundle is rebuilt", () => {
  const handlers = readdirSync("packages/functions/src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) => /^export (const|async function) handler\b/m.test(readSource(file)))
    .map((file) => `.build/functions/${basename(file, ".ts")}/index.mjs`);
  expect(handlers.length).toBeGreaterThan(10);
  expect(buildSteps.find(({ name }) => name === "functions")?.outputs.toSorted()).toEqual(
    handlers.toSorted(),
  );
});

const readSource = (file: string): string => readFileSync(`packages/functions/src/${file}`, "utf8");

let folder: string;
let step: BuildStep;
let log: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-step-"));
  log = [];
  const outputs = ["first.mjs", "second.mjs"].map((name) => join(folder, name));
  step = {
    name: "bundles",
    sources: [join(folder, "source.ts")],
    outputs,
    run: async () => outputs.forEach((path) => writeFileSync(path, "")),
  };
  writeFileSync(join(folder, "source.ts"), "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

const stamps = () => join(folder, "stamps");
const run = () => runStep(step, (line) => log.push(line), stamps());

test("a step is stale until it has run", async () => {
  expect(isStale(step, stamps())).toBe(true);
  await run();
  expect(isStale(step, stamps())).toBe(false);
  expect(log).toEqual([expect.stringMatching(/^bundles in \d+\.\d s$/)]);
});

test("a step is stale after a change of a source", async () => {
  await run();
  writeFileSync(join(folder, "source.ts"), "two");
  expect(isStale(step, stamps())).toBe(true);
});

test("a step is stale if any of its outputs is missing", async () => {
  for (const output of step.outputs) {
    await run();
    rmSync(output);
    expect(isStale(step, stamps()), output).toBe(true);
  }
});

test("an unreadable stamp makes a step stale", async () => {
  mkdirSync(stamps());
  await run();
  writeFileSync(join(stamps(), "bundles.json"), "{");
  expect(isStale(step, stamps())).toBe(true);
});

test("a step fails if it does not write an output", async () => {
  step.run = async () => writeFileSync(join(folder, "first.mjs"), "");
  await expect(run()).rejects.toThrow("bundles was built without writing");
  expect(isStale(step, stamps())).toBe(true);
});
