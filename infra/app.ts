import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stack } from "aws-cdk-lib/core";
import { App, Stack as SstStack } from "sst/constructs";
import { setProject } from "sst/project.js";
import definition from "../sst.config.ts";
import { addNagChecks } from "./operations/nag.ts";

export interface BuildAppOptions {
  stage: string;
  outdir: string;
  account?: string;
}

/** Builds the whole app as a construct tree, without credentials, network access or SST's command line. */
export async function buildApp({ stage, outdir, account = "000000000000" }: BuildAppOptions): Promise<App> {
  const { name, region } = await definition.config();
  const sstFolder = temporarySstFolder();
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = "test"; // Otherwise App.finish() looks up SST's bootstrap stack on AWS, which we do not use.
  try {
    setProject(sstProject({ name, region, stage, sstFolder }));
    const app = new App(
      { mode: "deploy", stage, name, region, account },
      { outdir, context: { ...cdkContext(), stage } },
    );
    definition.stacks(app);
    removeSstHandlers(app);
    refuseDeletion(app);
    addNagChecks(app);
    await app.finish();
    return app;
  } finally {
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnv;
  }
}

/**
 * Returns a temporary folder for SST's types and debug log. Deletes it when the process exits, because SST opens the
 * log late.
 */
function temporarySstFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sst-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Returns the configuration that SST would read from `sst.config.ts`. Passing the values is faster than SST's bundling
 * and keeps line numbers correct in errors.
 */
function sstProject(options: { name: string; region: string; stage: string; sstFolder: string }) {
  const { name, region, stage, sstFolder } = options;
  return {
    config: { name, region, stage, ssmPrefix: `/sst/${name}/${stage}/` },
    version: "",
    cdkVersion: "",
    constructsVersion: "",
    paths: { root: process.cwd(), config: "sst.config.ts", out: sstFolder, artifacts: join(sstFolder, "artifacts") },
    stacks: (app: App) => definition.stacks(app),
    // SST does not export the type of its project, which has more fields than a synth reads.
  } as unknown as Parameters<typeof setProject>[0];
}

function cdkContext(): Record<string, unknown> {
  return (JSON.parse(readFileSync("cdk.json", "utf8")) as { context: Record<string, unknown> }).context;
}

/** Removes the Lambda functions that SST adds to each stack for its own constructs, which we do not use. */
function removeSstHandlers(app: App): void {
  for (const child of app.node.children)
    if (child instanceof SstStack) child.node.tryRemoveChild("CustomResourceHandler");
}

/** Enables termination protection for every stack. */
function refuseDeletion(app: App): void {
  for (const child of app.node.children) if (child instanceof Stack) child.terminationProtection = true;
}
