import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { withBuildLock } from "./build-lock.ts";
import { runScript } from "./run-script.ts";
import { hashFiles } from "./source-hash.ts";
import { stationFiles } from "./station-files.ts";

interface BuildStep {
  name: string;
  /** Files and folders the step reads; it is stale when any of them has changed since it last ran. */
  sources: readonly string[];
  /** Files and folders that must exist after the step has run. */
  outputs: readonly string[];
  run: () => Promise<void>;
}

const sharedSources = ["packages/contract/src", "package-lock.json", "scripts/third-party-notices.ts"];

async function viteBuild(root: string): Promise<void> {
  const { build } = await import("vite");
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: "error" });
}

/** The steps in order: the edge bundle embeds the HTML template that the web build writes. */
const buildSteps: readonly BuildStep[] = [
  {
    name: "functions",
    sources: [...sharedSources, "packages/core", "packages/stations", "packages/functions", ...stationFiles],
    outputs: [
      ".build/functions/visitor",
      ".build/functions/booking",
      ".build/functions/content",
      ".build/functions/garages",
      ".build/functions/vehicle",
      ".build/functions/finish-run",
    ],
    run: async () => {
      const { buildFunctions } = await import("../packages/functions/build.ts");
      await buildFunctions();
    },
  },
  {
    name: "web",
    sources: [...sharedSources, "packages/web"],
    outputs: [
      ".build/web/template.html",
      ".build/web/shell.html",
      ".build/web/csp-hashes.json",
      ".build/web/page-styles.json",
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
    ],
    outputs: [".build/edge/index.mjs"],
    run: () => viteBuild("packages/edge"),
  },
];

const stampFolder = ".build/stamps";
/** The file that records the hash of a step's sources as of its last run. */
const stampFile = (step: BuildStep) => `${stampFolder}/${step.name}.json`;

const missingOutputs = (step: BuildStep) => step.outputs.filter((path) => !existsSync(path));

function isStale(step: BuildStep): boolean {
  if (missingOutputs(step).length > 0) return true;
  try {
    const { hash } = JSON.parse(readFileSync(stampFile(step), "utf8")) as { hash: string };
    return hash !== hashFiles(step.sources);
  } catch {
    return true;
  }
}

async function runStep(step: BuildStep, log: (line: string) => void): Promise<void> {
  const hash = hashFiles(step.sources);
  const started = performance.now();
  await step.run();
  const missing = missingOutputs(step);
  if (missing.length > 0) throw new Error(`${step.name} was built without writing ${missing.join(", ")}`);
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stampFile(step), JSON.stringify({ hash }));
  log(`${step.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Checks each step just before it would run, because one step's output is a source of the next. */
async function runStaleSteps(log: (line: string) => void): Promise<void> {
  for (const step of buildSteps) {
    if (isStale(step)) await runStep(step, log);
    else log(`${step.name} is up to date`);
  }
}

/**
 * Builds the bundles whose sources have changed. Runs in a process of its own, because a build needs
 * `NODE_ENV=production` and a test that calls this has another value.
 */
export async function buildStale({ log }: { log: (line: string) => void }): Promise<void> {
  if (!buildSteps.some(isStale)) return log("build is up to date");
  await runScript("scripts/build.ts", [], log);
}

if (import.meta.main) {
  process.env.NODE_ENV = "production";
  try {
    await withBuildLock(() => runStaleSteps((line) => console.log(`[build] ${line}`)));
  } catch (error) {
    console.error(`[build] failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
