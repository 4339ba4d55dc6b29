import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { CommandError } from "../errors.ts";
import { regionsToBootstrap } from "./account-checks.ts";
import { readAssembly, type AssemblyStack } from "./assembly.ts";
import { describeStacks, distributionOrigin, outputOf, parameterOf } from "./deployed-stacks.ts";
import { invalidatePages } from "./invalidation.ts";
import { deleteLeftLogGroups } from "./leftovers.ts";
import { limitRendererLogs } from "./renderer-logs.ts";
import { adoptionProblems, importPlan, type Adopted } from "./retained-resources.ts";
import { checkStage } from "./stage-checks.ts";
import { nextSteps } from "./next-steps.ts";
import { addOriginToken, dropOldOriginToken, stageSecrets, type SecretParameter } from "./stage-secrets.ts";
import { deployStack, importResources } from "./stack-deployment.ts";
import { findStack, usableStack, type StackOnAws } from "./stack-state.ts";

export interface StageDeployment {
  stage: string;
  /** The account that the stage is in, and the credentials are of. */
  account: string;
  /** The folder of the synthesized app. */
  assembly: string;
  /** Values of parameters other than secrets. A parameter that is not named keeps its value, or has its default. */
  parameters: Record<string, string>;
  /** What a stage that was taken down has left and this one takes over. */
  adopted: Adopted;
  /** Whether CloudFront gets a new token for its calls to the API. */
  rotateOriginToken: boolean;
  /** Runs the CDK's command line. Throws if it fails. */
  cdk: (args: readonly string[]) => Promise<void>;
  /** Runs the operator's command line. Throws if it fails. */
  ops: (args: readonly string[]) => Promise<void>;
  /** Asks the site itself. */
  fetch: typeof fetch;
  log: (line: string) => void;
  /** Milliseconds between two looks at what CloudFormation does. */
  pollMs?: number;
}

/** The origin of a stage without a domain before its distribution has one. `.invalid` never resolves. */
const unknownOrigin = "https://not-yet.invalid";

/**
 * Deploys a stage, from whatever state an earlier deploy has left it in: checks the stage, makes the secrets, creates or
 * updates each stack, gives the earlier stacks what only the distribution knows, stores the places, invalidates every
 * page and checks the protections. Throws before anything is changed if a check fails.
 */
export async function deployStage(deployment: StageDeployment): Promise<void> {
  const { stage, account, log, cdk, ops } = deployment;
  const stacks = readAssembly(deployment.assembly);
  const regions = [...new Set(stacks.map(({ region }) => region))];
  const homeRegion = find(stacks, "Data").region;
  const existing = await describeStacks(stacks);
  const { SiteOrigin, CertificateArn = parameterOf(existing.get("Web"), "CertificateArn") } = deployment.parameters;
  const trial = !SiteOrigin && !CertificateArn;
  const parameters = trial
    ? { ...deployment.parameters, SiteOrigin: distributionOrigin(existing) ?? unknownOrigin }
    : deployment.parameters;
  const { problems, warnings } = await checkStage({ stacks, existing, parameters, trial });
  problems.push(...(await adoptionProblems(stacks, existing, deployment.adopted)));
  if (problems.length > 0) throw new CommandError(problems.join("\n"));
  for (const warning of warnings) log(`note: ${warning}`);
  log(`checked: credentials of ${account}, ${warnings.length === 0 ? "quotas, " : ""}settings`);

  const toBootstrap = await regionsToBootstrap(regions);
  if (toBootstrap.length > 0) {
    log(`bootstrapping ${toBootstrap.join(" and ")}, once for this account`);
    await cdk(["bootstrap", ...toBootstrap.map((region) => `aws://${account}/${region}`)]);
  }
  await cdk(["-a", deployment.assembly, "publish-assets", "--all", "--unstable=publish-assets"]);

  const secretsManager = new SecretsManagerClient({ region: homeRegion });
  const secrets = await stageSecrets(secretsManager, stage, log);
  if (deployment.rotateOriginToken && !(await addOriginToken(secretsManager, stage, secrets)))
    log("goes on with the origin token that an earlier deploy has made, and makes no other");
  const run = new StageRun({ ...deployment, parameters }, secrets);
  for (const stack of stacks) await run.deploy(stack);
  // Also ends a replacement that was interrupted.
  const newest = await dropOldOriginToken(secretsManager, stage, secrets);
  if (newest !== undefined) await run.deploy(find(stacks, "Api"), { OriginToken: newest });
  const distributionId = await run.passOnWhatTheDistributionKnows(stacks, trial);

  await ops(["seed", "--stage", stage]);
  // Pages of the release before would else be served for up to a day.
  await invalidatePages(distributionId);
  log("invalidated every page");
  const logRegions = await limitRendererLogs(stage);
  log(`limited the renderer's logs in ${logRegions.join(", ") || "no region, as there are none yet"}`);
  // A table that was restored by hand lacks what the template sets on a table.
  await ops(["protection", "--stage", stage]);
  const deployed = await describeStacks(stacks);
  const region = homeRegion;
  const left = await nextSteps({
    stage,
    region,
    before: existing,
    deployed,
    trial,
    logRegions,
    fetch: deployment.fetch,
  });
  for (const line of left) log(line);
}

/** One deploy of the stacks of a stage. */
class StageRun {
  readonly #deployment: StageDeployment;
  readonly #secrets: Record<SecretParameter, string>;

  constructor(deployment: StageDeployment, secrets: Record<SecretParameter, string>) {
    this.#deployment = deployment;
    this.#secrets = secrets;
  }

  /** Creates or updates a stack with the stage's settings and secrets, and with `values` of its own. */
  async deploy(definition: AssemblyStack, values: Record<string, string> = {}): Promise<void> {
    const { parameters, adopted, log } = this.#deployment;
    const stack = this.#onAws(definition);
    const started = performance.now();
    let existing = await usableStack(stack, log);
    if (!existing) {
      await deleteLeftLogGroups(definition, log);
      const plan = importPlan(definition, adopted);
      if (plan) {
        await importResources({ stack, definition, existing, values: {} }, plan);
        log(`${definition.name}: adopted ${plan.resources.map(({ ResourceType }) => ResourceType).join(", ")}`);
        existing = await findStack(stack);
      }
    }
    const creating = existing ? {} : { UserPoolProtection: "INACTIVE" };
    const all = { ...parameters, ...this.#secrets, ...creating, ...values };
    const result = await deployStack({ stack, definition, existing, values: all });
    const seconds = Math.round((performance.now() - started) / 1000);
    log(`${definition.name}: ${result}${result === "unchanged" ? "" : ` in ${seconds} s`}`);
  }

  /**
   * Deploys those stacks again that were deployed before the distribution and do not have its id, or its address where the
   * stage has no domain, and protects the operators' user pool, which could not be deleted again while it was created.
   * Returns the distribution's id.
   */
  async passOnWhatTheDistributionKnows(stacks: readonly AssemblyStack[], trial: boolean): Promise<string> {
    const existing = await describeStacks(stacks);
    const distributionId = outputOf(existing.get("Web"), "DistributionId");
    const address = distributionOrigin(existing);
    if (distributionId === undefined || address === undefined)
      throw new CommandError("The Web stack names no distribution.");
    const known: Record<string, string> = {
      DistributionId: distributionId,
      UserPoolProtection: "ACTIVE",
      ...(trial && { SiteOrigin: address }),
    };
    for (const stack of stacks) {
      const deployed = existing.get(stack.shortName)?.Parameters ?? [];
      const differs = deployed.some(
        ({ ParameterKey = "", ParameterValue }) => ParameterKey in known && known[ParameterKey] !== ParameterValue,
      );
      if (differs) await this.deploy(stack, known);
    }
    return distributionId;
  }

  #onAws({ name, region }: AssemblyStack): StackOnAws {
    return { client: new CloudFormationClient({ region }), name, pollMs: this.#deployment.pollMs ?? 5_000 };
  }
}

function find(stacks: readonly AssemblyStack[], shortName: string): AssemblyStack {
  const stack = stacks.find((each) => each.shortName === shortName);
  if (!stack) throw new Error(`The app has no stack ${shortName}.`);
  return stack;
}
