import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./source-hash.ts";

export interface BuildStep {
  name: string;
  /** Files and folders the step reads; it is stale when any of them has changed since it last ran. */
  sources: readonly string[];
  /** Files and folders that must exist after the step has run. */
  outputs: readonly string[];
  run: () => Promise<void>;
}

const defaultStampFolder = ".build/stamps";
/** The file that records the hash of a step's sources as of its last run. */
const stampFile = ({ name }: BuildStep, stampFolder: string) => join(stampFolder, `${name}.json`);

const missingOutputs = ({ outputs }: BuildStep) => outputs.filter((path) => !existsSync(path));

/** Returns whether an output of the step is missing, or a source has changed since the step last ran. */
export function isStale(step: BuildStep, stampFolder = defaultStampFolder): boolean {
  if (missingOutputs(step).length > 0) return true;
  try {
    const { hash } = JSON.parse(readFileSync(stampFile(step, stampFolder), "utf8")) as { hash: string };
    return hash !== hashFiles(step.sources);
  } catch {
    return true;
  }
}

/** Runs the step and records the hash of its sources. Throws if it leaves one of its outputs unwritten. */
export async function runStep(
  step: BuildStep,
  log: (line: string) => void,
  stampFolder = defaultStampFolder,
): Promise<void> {
  const hash = hashFiles(step.sources);
  const started = performance.now();
  await step.run();
  const missing = missingOutputs(step);
  if (missing.length > 0) throw new Error(`${step.name} was built without writing ${missing.join(", ")}`);
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stampFile(step, stampFolder), JSON.stringify({ hash }));
  log(`${step.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
