import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validations } from "aws-cdk-lib/core";
import { Template } from "aws-cdk-lib/assertions";
import type { IConstruct } from "constructs";
import { buildStale } from "../../scripts/build.ts";
import { buildApp } from "../app.ts";

export interface Synthesized {
  stage: string;
  /** A stack by its own name: `Api`. */
  template: (stack: string) => Template;
  /** Its resources of a type, by logical id. */
  resources: <P>(stack: string, type: string) => Map<string, { Properties: P }>;
  report: ValidationReport;
  /** Every reason given in the tree, as `path rule`. */
  acknowledged: string[];
}

interface ValidationReport {
  pluginReports: {
    pluginName: string;
    conclusion: string;
    violations: unknown[];
    suppressedViolations?: { acknowledgedId: string; acknowledgedAt: string; reason: string }[];
  }[];
}

/** Returns the templates that a deployed stage gets. Builds stale bundles first; `npm test` has built them before. */
export async function synthesize(stage = "test"): Promise<Synthesized> {
  await buildStale({ log: () => undefined });
  const outdir = mkdtempSync(join(tmpdir(), "assembly-"));
  try {
    const app = await buildApp({ stage, outdir });
    const { stacks } = app.synth();
    const templates = new Map(
      stacks.map(({ stackName, template }) => [stackName, Template.fromJSON(template as object)]),
    );
    const report = JSON.parse(readFileSync(join(outdir, "validation-report.json"), "utf8")) as ValidationReport;
    const template = (stack: string) => {
      const found = templates.get(`${stage}-vanfettle-${stack}`);
      if (!found) throw new Error(`There is no stack ${stack}.`);
      return found;
    };
    return {
      stage,
      template,
      report,
      acknowledged: app.node.findAll().flatMap(reasonsOn),
      resources: <P>(stack: string, type: string) =>
        new Map(Object.entries(template(stack).findResources(type) as Record<string, { Properties: P }>)),
    };
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

function reasonsOn({ node }: IConstruct): string[] {
  return node.metadata
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.keys(data as Record<string, string>).map((rule) => `${node.path} ${rule}`));
}
