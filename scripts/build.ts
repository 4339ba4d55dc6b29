import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { buildSteps, made, type BuildStep } from "./build-steps.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { runScript } from "./run-script.ts";
import { hashOf } from "./source-hash.ts";

const stamps = ".build/stamps";
const stampOf = (step: BuildStep) => `${stamps}/${step.name}.json`;

function isStale(step: BuildStep): boolean {
  if (!made(step)) return true;
  try {
    const { hash } = JSON.parse(readFileSync(stampOf(step), "utf8")) as { hash: string };
    return hash !== hashOf(step.sources);
  } catch {
    return true;
  }
}

async function run(step: BuildStep, log: (line: string) => void): Promise<void> {
  const hash = hashOf(step.sources);
  const started = performance.now();
  await step.run();
  if (!made(step)) throw new Error(`${step.name} built without writing ${step.outputs.join(", ")}`);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stampOf(step), JSON.stringify({ hash }));
  log(`${step.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Staleness is asked step by step, as one step's output is the next one's source. */
async function buildHere(log: (line: string) => void): Promise<void> {
  for (const step of buildSteps) {
    if (isStale(step)) await run(step, log);
    else log(`${step.name} is fresh`);
  }
}

/** Builds what is stale, in a process of its own: a build needs another NODE_ENV than a test that asks for it. */
export async function buildStale({ log }: { log: (line: string) => void }): Promise<void> {
  if (!buildSteps.some(isStale)) return log("build is fresh");
  await runScript("scripts/build.ts", [], log);
}

if (import.meta.main) {
  process.env.NODE_ENV = "production";
  await oneAtATime(() => buildHere((line) => console.log(`[build] ${line}`)));
}
