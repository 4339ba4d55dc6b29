import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { oneAtATime } from "./one-at-a-time.ts";
import { runScript } from "./run-script.ts";
import { hashOf } from "./source-hash.ts";

const assembly = "cdk.out";
/** Kept inside, so that whoever deletes the assembly deletes the claim that it is fresh. */
const stamp = `${assembly}/stamp.json`;
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

interface Target {
  stage: string;
  account: string;
}

const freshness = ({ stage, account }: Target) => JSON.stringify({ stage, account, hash: hashOf(sources) });

function isFresh(target: Target): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === freshness(target);
}

/** Synthesizes beside the assembly in use and swaps at the end: a reader never sees half of one. */
async function synthHere(target: Target, log: (line: string) => void): Promise<void> {
  const started = performance.now();
  const next = `.build/${assembly}-${process.pid}`;
  const fresh = freshness(target);
  const { buildApp } = await import("../infra/app.ts");
  try {
    const app = await buildApp({ ...target, outdir: next });
    const { stacks } = app.synth();
    writeFileSync(`${next}/stamp.json`, fresh);
    for (const { stackName, environment, template } of stacks) {
      const { Resources = {} } = template as { Resources?: object };
      log(`${stackName} (${environment.region}): ${Object.keys(Resources).length} resources`);
    }
    rmSync(assembly, { recursive: true, force: true });
    renameSync(next, assembly);
    log(`${assembly} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

export const unknownAccount = "000000000000";

/** Synthesizes if anything it reads has changed; in a process of its own, which gives the CDK's memory back. */
export async function synthStale(options: { stage: string; account?: string; log?: (line: string) => void }) {
  const { stage, account = unknownAccount, log = () => undefined } = options;
  if (isFresh({ stage, account })) return log(`${assembly} is fresh`);
  await runScript("scripts/synth.ts", ["--stage", stage, "--account", account], log);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { stage: { type: "string", default: "local" }, account: { type: "string", default: unknownAccount } },
  });
  const log = (line: string) => console.log(`[synth] ${line}`);
  await oneAtATime(async () => (isFresh(values) ? log(`${assembly} is fresh`) : await synthHere(values, log)));
}
