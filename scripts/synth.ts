import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { withBuildLock } from "./build-lock.ts";
import { buildStale } from "./build.ts";
import { parseOptions } from "./command-line.ts";
import { exitOnFailedScript, runScript } from "./run-script.ts";
import { hashFiles } from "./source-hash.ts";

const assemblyFolder = "cdk.out";
/** The stage, account and source hash of the assembly. It lies inside, so that it is deleted with the assembly. */
const stampFile = `${assemblyFolder}/stamp.json`;
const sources = [
  "infra",
  "stacks",
  "sst.config.ts",
  "cdk.json",
  "scripts/synth.ts",
  "package-lock.json",
  "packages/contract/src",
  "packages/core/src/table/table-shape.ts",
  ".build/functions",
  ".build/edge",
  ".build/web",
];

/** The account in templates that no account is named for. Such an assembly runs locally and cannot be deployed. */
export const unknownAccount = "000000000000";

interface Target {
  stage: string;
  account: string;
}

const currentStamp = ({ stage, account }: Target) => JSON.stringify({ stage, account, hash: hashFiles(sources) });

function isUpToDate(target: Target): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === currentStamp(target);
}

/** Synthesizes into a new folder and swaps it in at the end, so that nobody reads half an assembly. */
async function synthesizeApp(target: Target, log: (line: string) => void): Promise<void> {
  const started = performance.now();
  const newAssembly = `.build/${assemblyFolder}-${process.pid}`;
  const stamp = currentStamp(target);
  const { buildApp } = await import("../infra/app.ts");
  try {
    const app = await buildApp({ ...target, outdir: newAssembly });
    const { stacks } = app.synth();
    writeFileSync(`${newAssembly}/stamp.json`, stamp);
    for (const { stackName, environment, template } of stacks) {
      const { Resources = {} } = template as { Resources?: object };
      log(`${stackName} (${environment.region}): ${Object.keys(Resources).length} resources`);
    }
    rmSync(assemblyFolder, { recursive: true, force: true });
    renameSync(newAssembly, assemblyFolder);
    log(`${assemblyFolder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    rmSync(newAssembly, { recursive: true, force: true });
  }
}

interface SynthOptions {
  stage: string;
  account?: string;
  log?: (line: string) => void;
}

/**
 * Builds what is stale, then synthesizes the app into `cdk.out` unless that is up to date for this stage and account.
 * Synthesis runs in a process of its own, which gives the CDK's memory back.
 */
export async function synthStale({ stage, account = unknownAccount, log = () => undefined }: SynthOptions) {
  await buildStale({ log });
  if (isUpToDate({ stage, account })) return log(`${assemblyFolder} is up to date`);
  await runScript("scripts/synth.ts", ["--stage", stage, "--account", account], log);
}

if (import.meta.main) {
  const { values: target } = parseOptions(
    {
      stage: { type: "string", default: "local" },
      account: { type: "string", default: unknownAccount },
    },
    "Usage: npm run synth -- [--stage NAME] [--account 123456789012]",
  );
  await exitOnFailedScript(async () => {
    await buildStale({ log: (line) => console.log(`[build] ${line}`) });
    const log = (line: string) => console.log(`[synth] ${line}`);
    await withBuildLock(async () => {
      if (isUpToDate(target)) log(`${assemblyFolder} is up to date`);
      else await synthesizeApp(target, log);
    });
  });
}
