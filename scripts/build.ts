import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseOptions } from "@vanfettle/commands/command-line";
import { buildLock, withLock } from "@vanfettle/commands/lock";
import { hashFiles } from "@vanfettle/commands/source-hash";
import {
  buildFunctions,
  functionNames,
  reportUnusableStationFiles,
  stationFiles,
} from "../packages/functions/build.ts";
import { runScript } from "./run-script.ts";

export interface BuildStep {
  name: string;
  /**
   * The files and folders that the step reads. A change since the last run makes the step stale.
   */
  sources: readonly string[];
  /** The files and folders that must exist after the step has run. */
  outputs: readonly string[];
  run: () => Promise<void>;
}

const defaultStampFolder = ".build/stamps";
/** Returns the file with the hash of a step's sources at its last run. */
const stampFile = ({ name }: BuildStep, stampFolder: string) => join(stampFolder, `${name}.json`);
const missingOutputs = ({ outputs }: BuildStep) => outputs.filter((path) => !existsSync(path));

/** Returns whether an output of the step is missing, or a source has changed since its last run. */
export function isStale(step: BuildStep, stampFolder = defaultStampFolder): boolean {
  if (missingOutputs(step).length > 0) return true;
  try {
    const { hash } = JSON.parse(readFileSync(stampFile(step, stampFolder), "utf8")) as {
      hash: string;
    };
    return hash !== hashFiles(step.sources);
  } catch {
    return true;
  }
}

/**
 * Runs the step and records the hash of its sources. Throws if the step does not write all of its
 * outputs.
 */
export async function runStep(
  step: BuildStep,
  log: (line: string) => void,
  stampFolder = defaultStampFolder,
): Promise<void> {
  const hash = hashFiles(step.sources);
  const started = performance.now();
  await step.run();
  const missing = missingOutputs(step);
  if (missing.length > 0) {
    throw new Error(`${step.name} was built without writing ${missing.join(", ")}`);
  }
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stampFile(step, stampFolder), JSON.stringify({ hash }));
  log(`${step.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const sharedSources = [
  "packages/contract/src",
  "packages/vans/src",
  "package-lock.json",
  "packages/commands/src",
];

async function viteBuild(root: string): Promise<void> {
  const { build } = await import("vite");
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: "error" });
}

/** The steps in order: the edge bundle embeds the HTML template from the web build. */
export const buildSteps: readonly BuildStep[] = [
  {
    name: "functions",
    sources: [
      ...sharedSources,
      "packages/core",
      "packages/stations",
      "packages/functions",
      ...stationFiles(),
    ],
    outputs: functionNames.map((name) => `.build/functions/${name}/index.mjs`),
    run: async () => {
      await buildFunctions();
    },
  },
  {
    name: "web",
    sources: [...sharedSources, "packages/web"],
    outputs: [
      ".build/web/template.html",
      ".build/web/script-hashes.json",
      ".build/web/page-styles.json",
      ".build/web/page-files.json",
    ],
    run: () => viteBuild("packages/web"),
  },
  {
    name: "edge",
    sources: [
      ...sharedSources,
      "packages/web",
      "packages/edge",
      ".build/web/template.html",
      ".build/web/page-styles.json",
      ".build/web/page-files.json",
    ],
    outputs: [".build/edge/index.mjs"],
    run: () => viteBuild("packages/edge"),
  },
];

/**
 * Checks each step immediately before running it, because a step's output can be a source of the
 * next step.
 */
async function runStaleSteps(log: (line: string) => void): Promise<void> {
  for (const step of buildSteps) {
    if (isStale(step)) await runStep(step, log);
    else log(`${step.name} is up to date`);
  }
}

/**
 * Builds the bundles with changed sources. Runs in a separate process, because a build needs
 * `NODE_ENV=production` and tests that call this use another value. Logs unusable imported files
 * every time: the functions work without them.
 */
export async function buildStale({ log }: { log: (line: string) => void }): Promise<void> {
  reportUnusableStationFiles(log);
  if (!buildSteps.some((step) => isStale(step))) return log("build is up to date");
  await runScript("scripts/build.ts", [], log);
}

if (import.meta.main) {
  parseOptions(
    "Usage: npm run build\n  Builds the stale bundles of the functions, the pages and the edge.",
    {},
  );
  process.env.NODE_ENV = "production";
  try {
    await withLock(buildLock, () => runStaleSteps((line) => console.log(`[build] ${line}`)));
  } catch (error) {
    console.error(`[build] failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
