import { CommandError, formatError } from "../errors.ts";
import { awsCliCall } from "../site/stage-settings.ts";
import { needsBootstrap } from "./account-checks.ts";
import { readAssembly, type AssemblyStack } from "./assembly.ts";
import { openCdkToolkit, type CdkToolkit } from "./cdk-toolkit.ts";
import { deleteFailedCreation } from "./failed-creation.ts";
import { invalidatePages } from "./invalidation.ts";
import { nextSteps } from "./next-steps.ts";
import { deleteLeftLogGroups, limitRendererLogs } from "./renderer-logs.ts";
import { adoptionProblems, adoptRetained, type Adopted } from "./retained-resources.ts";
import { planLines, planStacks, refusals } from "./stack-plan.ts";
import {
  describeStacks,
  distributionOrigin,
  failureOf,
  isFailedCreation,
  outputOf,
  parameterOf,
  rollbackReason,
  settledStack,
} from "./stack-state.ts";
import { checkStage } from "./stage-checks.ts";
import {
  addOriginToken,
  dropOldOriginToken,
  stageSecrets,
  type StageSecrets,
} from "./stage-secrets.ts";

export interface StageDeployment {
  stage: string;
  /** The stage's account, which must match the credentials. */
  account: string;
  assembly: string;
  /** The entries of law that are deployed past their review. */
  overdueReviews: readonly string[];
  /** The day of the deploy, YYYY-MM-DD. */
  today: string;
  /** The offer to renew the list of MOT stations, if it is due. */
  listOffer: string | undefined;
  /**
   * The values of parameters other than secrets. Missing parameters keep their value or use the
   * default.
   */
  parameters: Record<string, string>;
  adopted: Adopted;
  planOnly: boolean;
  /** The logical ids of guarded resources that may be replaced or deleted. */
  allowedReplacements: readonly string[];
  /** True to replace the token in CloudFront's calls to the API. */
  rotateOriginToken: boolean;
  /** Runs the operator's command line. Throws if it fails. */
  ops: (args: readonly string[]) => Promise<void>;
  fetch: typeof fetch;
  /**
   * Checks the running site from outside. `origin` is the URL in its pages. Throws with the
   * problems found.
   */
  check?: (site: { url: string; origin: string }) => Promise<void>;
  log: (line: string) => void;
  /** The polling interval for CloudFormation, in milliseconds. */
  pollMs?: number;
}

/**
 * The origin of a stage without a domain until its distribution has a URL. `.invalid` never
 * resolves.
 */
const unknownOrigin = "https://not-yet.invalid";

/**
 * Deploys a stage, from any state that an earlier deploy left. Throws before changing anything if a
 * check fails.
 */
export async function deployStage(deployment: StageDeployment): Promise<void> {
  const {
    stage,
    account,
    assembly,
    adopted,
    allowedReplacements,
    log,
    ops,
    pollMs = 5_000,
  } = deployment;
  const stacks = readAssembly(assembly);
  const existing = await describeStacks(stacks);
  const { SiteOrigin, CertificateArn = parameterOf(existing.get("Web"), "CertificateArn") } =
    deployment.parameters;
  const trial = !SiteOrigin && !CertificateArn;
  const trialOrigin = { SiteOrigin: distributionOrigin(existing.get("Web")) ?? unknownOrigin };
  const parameters = { ...deployment.parameters, ...(trial && trialOrigin) };
  const plans = await planStacks(stacks, existing, parameters);
  const refused = refusals(plans, allowedReplacements);
  if (deployment.planOnly) {
    return [...planLines(plans), ...refused.map((line) => `a deploy stops: ${line}`)].forEach(log);
  }
  const { problems, warnings } = await checkStage({
    stacks,
    existing,
    parameters,
    trial,
    today: deployment.today,
  });
  problems.push(...refused, ...(await adoptionProblems(stacks, existing, adopted)));
  if (problems.length > 0) throw new CommandError(problems.join("\n"));
  const changed = plans.flatMap(({ changes }) => changes.map(({ logicalId }) => logicalId));
  for (const id of allowedReplacements.filter((each) => !changed.includes(each))) {
    warnings.push(`--allow-replacement ${id}: this release does not change ${id}`);
  }
  for (const warning of warnings) log(`note: ${warning}`);
  log(`checked: credentials of ${account}, quotas, settings`);

  const toolkit = await openCdkToolkit(assembly, log, pollMs);
  for (const region of new Set(stacks.map((stack) => stack.region))) {
    if (!(await needsBootstrap(region))) continue;
    log(`bootstrapping ${region}, once for this account`);
    await toolkit.bootstrap([`aws://${account}/${region}`]);
  }
  await toolkit.publishAssets();

  const secrets = await stageSecrets(stage, log);
  if (deployment.rotateOriginToken && !(await addOriginToken(stage, secrets))) {
    log("continues with the origin token of an earlier deploy");
  }
  const run: StackRun = { toolkit, parameters, secrets, adopted, pollMs, log };
  for (const stack of stacks) await deployStack(run, stack);
  // This also completes an interrupted replacement.
  if (await dropOldOriginToken(stage, secrets)) {
    for (const api of stacks.filter(({ shortName }) => shortName === "Api")) {
      await deployStack(run, api);
    }
  }
  const distributionId = await passOnWhatTheDistributionKnows(run, stacks, trial);

  await ops(["seed", "--stage", stage]);
  // Otherwise, CloudFront could serve pages of the previous release for up to a day.
  await invalidatePages(distributionId);
  log("invalidated every page");
  const { limited: logRegions, denied } = await limitRendererLogs(stage);
  log(
    `limited the renderer's logs in ${logRegions.join(", ") || "no region: there are no logs yet"}`,
  );
  if (denied.length > 0) {
    log(`note: a policy denies access to the renderer's logs in ${denied.join(", ")}`);
  }
  // A table restored manually lacks the template's table settings.
  await ops(["protection", "--stage", stage]);
  const deployed = await describeStacks(stacks);
  const { overdueReviews, listOffer, fetch } = deployment;
  for (const line of await nextSteps({
    stage,
    before: existing,
    deployed,
    trial,
    logRegions,
    overdueReviews,
    listOffer,
    fetch,
  })) {
    log(line);
  }
  const url = distributionOrigin(deployed.get("Web")) ?? "";
  // The distribution's URL works before DNS does.
  const site = { url, origin: parameterOf(deployed.get("Api"), "SiteOrigin") ?? url };
  await deployment.check?.(site).catch(({ message }: Error) => {
    throw new CommandError(
      `${stage} is deployed, but its site fails the check from outside:\n${message}\nTo go back: check out the last good commit, run npm ci, and deploy it with npm run deploy -- --stage ${stage}\ndocs/deploying.md, "Going back to the previous release", has every step.`,
    );
  });
  if (deployment.check) log(`checked the site from outside: ${url}`);
}

interface StackRun extends Pick<StageDeployment, "parameters" | "adopted" | "log"> {
  toolkit: CdkToolkit;
  secrets: StageSecrets;
  pollMs: number;
}

async function deployStack(
  run: StackRun,
  stack: AssemblyStack,
  values: Record<string, string> = {},
) {
  const { name, template } = stack;
  let exists = await makeUsable(run, stack);
  if (!exists) {
    await deleteLeftLogGroups(stack, run.log);
    exists = await adoptRetained(stack, run);
  }
  const creating = exists ? {} : { UserPoolProtection: "INACTIVE" };
  const all = Object.entries({ ...run.parameters, ...run.secrets, ...creating, ...values });
  const declared = Object.fromEntries(
    all.filter(([key]) => template.Parameters?.[key] !== undefined),
  );
  await run.toolkit.deploy(name, declared).catch(async ({ message }: Error) => {
    const reason = / failed to deploy: /.test(message)
      ? await rollbackReason(stack, message)
      : message;
    const remedy =
      runtimeRemedy(stack, reason) ?? "Fix that and deploy again, which also cleans up.";
    throw new CommandError(`${name}: ${reason}\n${remedy}`);
  });
}

/**
 * Returns what to do if AWS names a runtime in a reason: it refuses the runtime in this region, or
 * for functions at the edge.
 */
function runtimeRemedy({ shortName }: AssemblyStack, reason: string): string | undefined {
  const [runtime] = /\bnodejs\d+\.x\b/.exec(reason) ?? [];
  if (runtime === undefined) return undefined;
  const isEdge = shortName === "Edge" || shortName === "Web";
  const file = isEdge ? "infra/edge/edge-renderer.ts" : "infra/functions/built-function.ts";
  return `AWS refuses ${runtime}${isEdge ? " for functions at the edge" : ""}: set \`runtime\` in ${file} to one that it supports, such as the Node before, and deploy again, which also cleans up.`;
}

/**
 * Finishes an operation in progress, or a failed operation, of a stack. Returns whether there is a
 * stack to update.
 */
async function makeUsable(
  { toolkit, pollMs, log }: StackRun,
  stack: AssemblyStack,
): Promise<boolean> {
  const { name, region } = stack;
  const found = await settledStack(stack, pollMs);
  const status = found?.StackStatus ?? "";
  if (found && (await isFailedCreation(stack, found))) {
    log(`${name} is ${status}: deleting the remains of a failed creation`);
    // The toolkit cannot delete the stack because it enables termination protection before the
    // stack exists.
    await deleteFailedCreation({ stack, found, pollMs, log });
    return false;
  }
  if (status === "DELETE_FAILED") {
    throw new CommandError(
      `${name} is ${status}: ${await failureOf(stack)} Finish its deletion first.`,
    );
  }
  if (status === "UPDATE_ROLLBACK_FAILED") {
    log(`${name} is ${status}: continuing its rollback`);
    const reason = await toolkit.rollback(name).then(() => undefined, formatError);
    if ((await settledStack(stack, pollMs))?.StackStatus !== status) return true;
    const failure = await failureOf(stack, reason);
    const call = awsCliCall(`cloudformation continue-update-rollback --stack-name ${name}`, region);
    throw new CommandError(
      `${name} is still ${status}: ${failure} Fix that resource and deploy again, or leave it out of the rollback: ${call} --resources-to-skip ${failure.split(" ")[0]}`,
    );
  }
  return found !== undefined;
}

/**
 * Updates earlier stacks with the distribution's values, and protects the pool, which has to be
 * deletable at first.
 */
async function passOnWhatTheDistributionKnows(
  run: StackRun,
  stacks: readonly AssemblyStack[],
  trial: boolean,
) {
  const existing = await describeStacks(stacks);
  const DistributionId = outputOf(existing.get("Web"), "DistributionId");
  const SiteOrigin = distributionOrigin(existing.get("Web"));
  if (DistributionId === undefined || SiteOrigin === undefined) {
    throw new CommandError("The Web stack has no distribution.");
  }
  const known = { DistributionId, UserPoolProtection: "ACTIVE", ...(trial && { SiteOrigin }) };
  for (const stack of stacks) {
    const deployed = existing.get(stack.shortName);
    const differs = Object.entries(known).some(
      ([key, value]) => (parameterOf(deployed, key) ?? value) !== value,
    );
    if (differs) await deployStack(run, stack, known);
  }
  return DistributionId;
}
