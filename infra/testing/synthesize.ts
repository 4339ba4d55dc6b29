import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import type { IConstruct } from "constructs";
import { synthStale } from "../../scripts/synth.ts";

export interface Synthesized {
  stage: string;
  /** Returns the template of a stack by its short name: `Api`. */
  template: (stack: string) => Template;
  /** Returns the stack's resources of a type by logical id. */
  resources: <P>(stack: string, type: string) => Map<string, { Properties: P }>;
  report: ValidationReport;
}

interface ValidationReport {
  pluginReports: {
    pluginName: string;
    conclusion: string;
    violations: unknown[];
    suppressedViolations?: { acknowledgedId: string; acknowledgedAt: string; reason: string }[];
  }[];
}

/**
 * Returns the templates of a deployed stage. They are shared between test files in `.build`; the
 * first test file that finds them stale synthesizes them.
 */
export async function synthesize(stage = "test"): Promise<Synthesized> {
  // `npm start` and `npm test` keep the local stage's folder up to date.
  const folder = stage === "local" ? "cdk.out" : `.build/assemblies/${stage}`;
  await synthStale({ stage, folder });
  const templates = new Map(
    readdirSync(folder).flatMap((file): [string, Template][] => {
      const [, stackName] = /^(.+)\.template\.json$/.exec(file) ?? [];
      return stackName === undefined
        ? []
        : [[stackName, Template.fromJSON(readJson<object>(join(folder, file)))]];
    }),
  );
  const template = (stack: string) => {
    const found = templates.get(`${stage}-vanfettle-${stack}`);
    if (!found) throw new Error(`There is no stack ${stack}.`);
    return found;
  };
  return {
    stage,
    template,
    report: readJson<ValidationReport>(join(folder, "validation-report.json")),
    resources: <P>(stack: string, type: string) =>
      new Map(
        Object.entries(template(stack).findResources(type) as Record<string, { Properties: P }>),
      ),
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

/** Returns the accepted findings in the construct tree, as `path rule`. */
export async function acceptedFindings(): Promise<string[]> {
  // Import on demand: SST and the CDK take seconds to load, and templates need neither.
  const [{ buildApp }, { Validations }] = await Promise.all([
    import("../app.ts"),
    import("aws-cdk-lib/core"),
  ]);
  const outdir = mkdtempSync(join(tmpdir(), "assembly-"));
  try {
    const app: IConstruct = await buildApp({ stage: "test", outdir });
    return app.node
      .findAll()
      .flatMap(({ node }) =>
        node.metadata
          .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
          .flatMap(({ data }) =>
            Object.keys(data as Record<string, string>).map((rule) => `${node.path} ${rule}`),
          ),
      );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
