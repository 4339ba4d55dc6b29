import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Template } from "aws-cdk-lib/assertions";
import { synthStale } from "../../scripts/synth.ts";

export interface Synthesized {
  stage: string;
  /** Returns the template of a stack by its short name: `Api`. */
  template: (stack: string) => Template;
  /** Returns the stack's resources of a type by logical id. */
  resources: <P>(stack: string, type: string) => Map<string, { Properties: P }>;
  report: ValidationReport;
  /** The accepted findings of all constructs, as `path rule`. */
  acceptedFindings: string[];
}

/** The metadata of the constructs of a stack by their paths. */
type Metadata = Record<string, { type: string; data?: object }[]>;

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
    acceptedFindings: readdirSync(folder)
      .filter((file) => file.endsWith(".metadata.json"))
      .flatMap((file) => acceptedIn(readJson<Metadata>(join(folder, file)))),
    resources: <P>(stack: string, type: string) =>
      new Map(
        Object.entries(template(stack).findResources(type) as Record<string, { Properties: P }>),
      ),
  };
}

const acceptedIn = (metadata: Metadata): string[] =>
  Object.entries(metadata).flatMap(([path, entries]) =>
    entries
      .filter(({ type }) => type === "aws:cdk:acknowledged-rules")
      .flatMap(({ data = {} }) => Object.keys(data).map((rule) => `${path.slice(1)} ${rule}`)),
  );

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
