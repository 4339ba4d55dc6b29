import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DefaultStackSynthesizer,
  Stack,
  type FileAssetSource,
  type IBoundStackSynthesizer,
  type IReusableStackSynthesizer,
} from "aws-cdk-lib/core";
import { App, Stack as SstStack } from "sst/constructs";
import { setProject } from "sst/project.js";
import definition from "../sst.config.ts";
import { addNagChecks } from "./operations/nag.ts";

type Target = { stage: string; outdir: string; account?: string };

/**
 * The Lambda function that SST adds to each of its stacks for its own constructs, which we do not
 * use.
 */
const sstHandler = "CustomResourceHandler";

/** Publishes no code of SST's handlers, 4.6 MB for each stack. */
class SynthesizerWithoutHandler extends DefaultStackSynthesizer {
  /** Binds a new synthesizer, because copies of one would publish each other's files. */
  override reusableBind(stack: Stack): IBoundStackSynthesizer {
    const synthesizer = new SynthesizerWithoutHandler();
    synthesizer.bind(stack);
    return synthesizer as IBoundStackSynthesizer;
  }

  override addFileAsset(asset: FileAssetSource) {
    if (asset.displayName !== `${sstHandler}/Code`) return super.addFileAsset(asset);
    // The handler, which alone reads this location, is removed.
    return this.cloudFormationLocationFromFileAsset({ bucketName: "none", objectKey: "none" });
  }
}

/**
 * Builds the whole app as a construct tree, without credentials, network access or SST's command
 * line.
 */
export async function buildApp({ stage, outdir, account = "000000000000" }: Target): Promise<App> {
  const { name, region } = await definition.config();
  const nodeEnv = process.env.NODE_ENV;
  process.env.NODE_ENV = "test"; // Otherwise App.finish() looks up SST's bootstrap stack on AWS, which we do not use.
  try {
    setProject(sstProject({ name, region, stage }));
    const { context } = JSON.parse(readFileSync("cdk.json", "utf8")) as { context: object };
    const app = new App(
      { mode: "deploy", stage, name, region, account },
      {
        outdir,
        context: { ...context, stage },
        defaultStackSynthesizer: new SynthesizerWithoutHandler() as IReusableStackSynthesizer,
      },
    );
    definition.stacks(app);
    for (const child of app.node.children) {
      if (child instanceof SstStack) child.node.tryRemoveChild(sstHandler);
      if (child instanceof Stack) child.terminationProtection = true;
    }
    addNagChecks(app);
    await app.finish();
    return app;
  } finally {
    if (nodeEnv === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = nodeEnv;
  }
}

/**
 * Returns what SST would read from `sst.config.ts`. Its bundling is slower and loses the line
 * numbers of errors.
 */
function sstProject(config: { name: string; region: string; stage: string }) {
  // The folder for SST's types and debug log, which SST opens late.
  const out = mkdtempSync(join(tmpdir(), "sst-"));
  process.once("exit", () => rmSync(out, { recursive: true, force: true }));
  return {
    config: { ...config, ssmPrefix: `/sst/${config.name}/${config.stage}/` },
    version: "",
    cdkVersion: "",
    constructsVersion: "",
    paths: { root: process.cwd(), config: "sst.config.ts", out, artifacts: join(out, "artifacts") },
    stacks: (app: App) => definition.stacks(app),
    // SST does not export the type of its project, which has more fields than a synth reads.
  } as unknown as Parameters<typeof setProject>[0];
}
