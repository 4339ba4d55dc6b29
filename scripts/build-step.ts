import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashFiles } from "./source-hash.ts";

export interface BuildStep {
  name: string;
  /** The files and folders that the step reads. A change since the last run makes the step stale. */
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
    const { hash } = JSON.parse(readFileSync(stampFile(step, stampFolder), "utf8")) as { hash: string };
    return hash !== hashFiles(step.sources);
  } catch {
    return true;
  }
}

/** Runs the step and records the hash of its sources. Throws if the step does not write all of its outputs. */
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
