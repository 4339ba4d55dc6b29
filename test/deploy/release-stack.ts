import { readAssembly } from "@vanfettle/ops/deploy/assembly";
import type { FakeAws } from "./fake-aws.ts";
import { FakeBuckets } from "./fake-buckets.ts";
import { FakeCloudFormation, type FakeStack } from "./fake-cloudformation.ts";
import type { DeployedTemplate } from "./template-values.ts";
import { assembly, synthesizeStage } from "./test-deploy.ts";

/** The template of a stack, with its location. */
export interface StackTemplate {
  name: string;
  region: string;
  template: DeployedTemplate;
}

/** Returns the templates of the working copy for the tested stage, each after its dependencies. */
export async function templatesOfToday(): Promise<StackTemplate[]> {
  await synthesizeStage();
  return readAssembly(assembly).map(({ name, region, template }) => ({
    name,
    region,
    template: template as DeployedTemplate,
  }));
}

/** The fake account, with or without the services around CloudFormation. */
export type StacksOnly = Pick<FakeAws, "cloudFormation" | "publish">;

/** Returns an account without any stack. */
export function emptyAccount(): StacksOnly {
  const published = new Map<string, DeployedTemplate>();
  const cloudFormation = new FakeCloudFormation({
    concurrencyQuota: 1_000,
    resources: new Map(),
    buckets: new FakeBuckets(),
    failOnce: undefined,
    published: (url) => published.get(url),
  });
  return { cloudFormation, publish: (url, template) => void published.set(url, template) };
}

/**
 * Creates or updates a stack. Resolves with the stack when the change has succeeded or failed.
 * Parameters that are not given keep their values, and a stack whose template and parameters are
 * unchanged is left as it is.
 */
export async function releaseStack(
  { cloudFormation, publish }: StacksOnly,
  { name, region, template }: StackTemplate,
  given: Record<string, string> = {},
): Promise<FakeStack> {
  const existing = cloudFormation.stacks.find(
    (each) => each.name === name && each.region === region && each.status !== "DELETE_COMPLETE",
  );
  const templateUrl = `https://templates.test/${name}`;
  publish(templateUrl, template);
  const parameters = Object.keys(template.Parameters ?? {})
    .filter((key) => key in given || key in (existing?.parameters ?? {}))
    .map((key) => ({ key, value: given[key], keep: !(key in given) }));
  cloudFormation.createChangeSet({
    region,
    stackName: name,
    name: "release",
    type: existing ? "UPDATE" : "CREATE",
    templateUrl,
    templateBody: undefined,
    parameters,
    imported: [],
  });
  const stack = cloudFormation.find(region, name);
  if (cloudFormation.changeSet(region, name, "release").status === "FAILED") return stack;
  cloudFormation.executeChangeSet(region, name, "release");
  while (stack.status.endsWith("_IN_PROGRESS")) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return stack;
}
