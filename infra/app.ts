import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, Stack as SstStack } from "sst/constructs";
import { setProject } from "sst/project.js";
import definition from "../sst.config.ts";
import { checkPractice } from "./operations/nag.ts";

export interface BuildAppOptions {
  stage: string;
  outdir: string;
  account?: string;
}

/** The whole app as a construct tree, without credentials, network or the sst command line. */
export async function buildApp({ stage, outdir, account = "000000000000" }: BuildAppOptions): Promise<App> {
  const { name, region } = definition.config();
  const sstFolder = scratchFolder();
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = "test"; // Otherwise App.finish() asks AWS for sst's bootstrap stack, which we do not use.
  try {
    setProject(projectFor({ name, region, stage, sstFolder }));
    const app = new App(
      { mode: "deploy", stage, name, region, account },
      { outdir, context: { ...cdkContext(), stage } },
    );
    definition.stacks(app);
    dropSstHandlers(app);
    checkPractice(app);
    await app.finish();
    return app;
  } finally {
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnv;
  }
}

/** sst writes types and a debug log that nobody reads; the log is opened late, so it goes when the process does. */
function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sst-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** sst reads its own project file by bundling it; handing it the same facts is faster and keeps error positions. */
function projectFor(facts: { name: string; region: string; stage: string; sstFolder: string }) {
  const { name, region, stage, sstFolder } = facts;
  return {
    config: { name, region, stage, ssmPrefix: `/sst/${name}/${stage}/` },
    version: "",
    cdkVersion: "",
    constructsVersion: "",
    paths: { root: process.cwd(), config: "sst.config.ts", out: sstFolder, artifacts: join(sstFolder, "artifacts") },
    stacks: (app: App) => definition.stacks(app),
  } as unknown as Parameters<typeof setProject>[0];
}

function cdkContext(): Record<string, unknown> {
  return (JSON.parse(readFileSync("cdk.json", "utf8")) as { context: Record<string, unknown> }).context;
}

/** Every sst stack brings a Lambda that serves sst's own constructs; we use none of them. */
function dropSstHandlers(app: App): void {
  for (const child of app.node.children)
    if (child instanceof SstStack) child.node.tryRemoveChild("CustomResourceHandler");
}
