import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { parseOptions } from "@vanfettle/commands/command-line";
import { buildLock, withLock } from "@vanfettle/commands/lock";
import { hashFiles } from "@vanfettle/commands/source-hash";
import { readStageSettings } from "@vanfettle/ops/site/stage-settings";
import { buildStale } from "./build.ts";
import { exitOnFailedScript, runScript } from "./run-script.ts";

/** The assembly that the local cloud runs. */
const localAssembly = "cdk.out";
/** The source files of an assembly. */
export const synthSources = [
  "infra",
  "stacks",
  "sst.config.ts",
  "cdk.json",
  "scripts/synth.ts",
  "package-lock.json",
  "packages/contract/src",
  "packages/vans/src",
  "packages/core/src/table/table-shape.ts",
  ".build/functions",
  ".build/edge",
  ".build/web",
];

/**
 * The account in templates without a given account. Such an assembly runs locally and cannot be
 * deployed.
 */
const unknownAccount = "000000000000";

interface Target {
  stage: string;
  account: string;
  /** The output folder of the assembly. */
  folder: string;
}

/** Returns the stage, account and source hash, which are stored inside an assembly. */
const currentStamp = ({ stage, account }: Target): string =>
  JSON.stringify({ stage, account, hash: hashFiles(synthSources) });

function isUpToDate(target: Target): boolean {
  const file = `${target.folder}/stamp.json`;
  return existsSync(file) && readFileSync(file, "utf8") === currentStamp(target);
}

/**
 * Synthesizes into a new folder and replaces the old one at the end. So readers never see a partial
 * assembly.
 */
async function synthesizeApp(target: Target, log: (line: string) => void): Promise<void> {
  const started = performance.now();
  const { folder, stage, account } = target;
  const newAssembly = `.build/assembly-${process.pid}`;
  const stamp = currentStamp(target);
  const { buildApp } = await import("../infra/app.ts");
  try {
    const app = await buildApp({ stage, account, outdir: newAssembly });
    const { stacks } = app.synth();
    writeFileSync(`${newAssembly}/stamp.json`, stamp);
    for (const { stackName, environment, template } of stacks) {
      const { Resources = {} } = template as { Resources?: object };
      log(`${stackName} (${environment.region}): ${Object.keys(Resources).length} resources`);
    }
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(newAssembly, folder);
    log(`${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    rmSync(newAssembly, { recursive: true, force: true });
  }
}

/**
 * Builds stale parts, then synthesizes the app if stale, in a separate process, which releases the
 * CDK's memory.
 */
export async function synthStale({
  stage,
  account = unknownAccount,
  folder = localAssembly,
  log = () => undefined,
}: Partial<Target> & { stage: string; log?: (line: string) => void }): Promise<void> {
  await buildStale({ log });
  if (isUpToDate({ stage, account, folder })) return log(`${folder} is up to date`);
  await runScript(
    "scripts/synth.ts",
    ["--stage", stage, "--account", account, "--folder", folder],
    log,
  );
}

/**
 * Returns the target of `npx cdk diff -c stage=NAME -c account=123456789012`; the stage's file has
 * an account, too.
 */
function cdkTarget({ CDK_OUTDIR, CDK_CONTEXT_JSON = "{}" }: NodeJS.ProcessEnv) {
  const { stage, account } = JSON.parse(
    CDK_OUTDIR === undefined ? "{}" : CDK_CONTEXT_JSON,
  ) as Partial<Target>;
  return {
    folder: CDK_OUTDIR === undefined ? localAssembly : relative(".", CDK_OUTDIR),
    stage: stage ?? "local",
    account: account ?? (stage && readStageSettings(stage).account) ?? unknownAccount,
  };
}

if (import.meta.main) {
  const { stage, account, folder } = cdkTarget(process.env);
  const { values: target } = parseOptions(
    "Usage: npm run synth -- [--stage NAME] [--account 123456789012] [--folder cdk.out]\n  Builds stale bundles and synthesizes the templates into a folder.",
    {
      stage: { type: "string", default: stage },
      account: { type: "string", default: account },
      folder: { type: "string", default: folder },
    },
  );
  await exitOnFailedScript(async () => {
    await buildStale({ log: (line) => console.log(`[build] ${line}`) });
    const log = (line: string) => console.log(`[synth] ${line}`);
    await withLock(buildLock, async () => {
      if (isUpToDate(target)) log(`${target.folder} is up to date`);
      else await synthesizeApp(target, log);
    });
  });
}
