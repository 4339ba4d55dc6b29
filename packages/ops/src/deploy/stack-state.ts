import { setTimeout as wait } from "node:timers/promises";
import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  paginateDescribeStackEvents,
  paginateListStackResources,
  UpdateTerminationProtectionCommand,
  type DeletionMode,
  type Stack,
  type StackEvent,
  type StackResourceSummary,
} from "@aws-sdk/client-cloudformation";
import { CommandError } from "../errors.ts";
import { stageRegion, type StackName } from "../site/stage-settings.ts";
import type { AssemblyStack, StackOnAws, Template } from "./assembly.ts";

/** The stacks of a stage on AWS by short name. Missing stacks do not have an entry. */
export type DeployedStacks = Map<string, Stack>;

/**
 * Returns whether the creation of a stack failed. Such a stack never ran and can only be deleted.
 * Only a creation has these statuses, because a failed update is in UPDATE_ROLLBACK_FAILED or
 * UPDATE_ROLLBACK_COMPLETE. The status DELETE_FAILED does not show whether a failed creation was
 * deleted, so the stack's events must show a creation that was rolled back, and no operation that
 * succeeded. AWS keeps events for 90 days; without them, the stack counts as created.
 */
export async function isFailedCreation(
  stack: StackOnAws,
  { StackStatus, StackId }: Stack,
): Promise<boolean> {
  if (
    /^(REVIEW_IN_PROGRESS|ROLLBACK_COMPLETE|ROLLBACK_FAILED|CREATE_FAILED)$/.test(StackStatus ?? "")
  ) {
    return true;
  }
  if (StackStatus !== "DELETE_FAILED") return false;
  const own = (await eventsOf(stack)).filter(
    ({ PhysicalResourceId }) => PhysicalResourceId === StackId,
  );
  const hadStatus = (pattern: RegExp) =>
    own.some(({ ResourceStatus = "" }) => pattern.test(ResourceStatus));
  return hadStatus(/^(ROLLBACK_|CREATE_FAILED$)/) && !hadStatus(/^(CREATE|IMPORT|UPDATE)_COMPLETE/);
}

/** Returns the stack, or undefined if it does not exist. Deleted stacks can only be found by id. */
export async function findStack({ client, name }: StackOnAws): Promise<Stack | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks[0];
  } catch (error) {
    // CloudFormation does not have an error code for a missing stack.
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

/** Describes the stacks on AWS. The remains of a failed creation count as missing. */
export async function describeStacks(stacks: readonly AssemblyStack[]): Promise<DeployedStacks> {
  const described = await Promise.all(
    stacks.map(async (definition) => {
      const stack = await findStack(definition);
      return stack && !(await isFailedCreation(definition, stack))
        ? [[definition.shortName, stack] as const]
        : [];
    }),
  );
  return new Map(described.flat());
}

/**
 * Returns the value of a stack's output, or undefined if the stack or the output does not exist.
 */
export const outputOf = (stack: Stack | undefined, key: string): string | undefined =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue;

/**
 * Returns the value from a stack's last deploy, or undefined if the stack or the parameter does not
 * exist.
 */
export const parameterOf = (stack: Stack | undefined, key: string): string | undefined =>
  stack?.Parameters?.find(({ ParameterKey }) => ParameterKey === key)?.ParameterValue;

/**
 * Returns the URL of the Web stack's distribution, which works without a domain, or undefined
 * before it exists.
 */
export function distributionOrigin(web: Stack | undefined): string | undefined {
  const domain = outputOf(web, "DistributionDomain");
  return domain === undefined ? undefined : `https://${domain}`;
}

/**
 * Waits for CloudFormation to finish with the stack. Returns the stack, or undefined if it does not
 * exist.
 */
export async function settledStack(stack: StackOnAws, pollMs: number): Promise<Stack | undefined> {
  for (;;) {
    const found = await findStack(stack);
    const status = found?.StackStatus ?? "";
    // A stack in REVIEW_IN_PROGRESS waits for its change set to be executed, and is empty.
    if (!status.endsWith("_IN_PROGRESS") || status === "REVIEW_IN_PROGRESS") return found;
    await wait(pollMs);
  }
}

/** Returns all resources of a stack, following pages of about a hundred. */
export async function resourcesOf({ client, name }: StackOnAws): Promise<StackResourceSummary[]> {
  const resources: StackResourceSummary[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: name },
  )) {
    resources.push(...StackResourceSummaries);
  }
  return resources;
}

/** Returns the template of a stack's last deploy. */
export async function deployedTemplate({ client, name: StackName }: StackOnAws): Promise<Template> {
  const { TemplateBody = "{}" } = await client.send(new GetTemplateCommand({ StackName }));
  return JSON.parse(TemplateBody) as Template;
}

/**
 * Returns all events of a stack, newest first. A deleted stack's events can only be found by its
 * id.
 */
export async function eventsOf({ client, name }: StackOnAws): Promise<StackEvent[]> {
  const events: StackEvent[] = [];
  for await (const { StackEvents = [] } of paginateDescribeStackEvents(
    { client },
    { StackName: name },
  )) {
    events.push(...StackEvents);
  }
  return events;
}

/**
 * Deletes a stack despite its termination protection. Throws with the resource that could not be
 * deleted, if known.
 */
export async function deleteStack(
  stack: StackOnAws,
  found: Partial<Stack>,
  pollMs: number,
): Promise<void> {
  if (await tryDeletion(stack, found, pollMs)) return;
  const { client, name } = stack;
  throw new CommandError(
    `${name} could not be deleted: ${await failureOf({ client, name: found.StackId ?? name })}`,
  );
}

/** Deletes a stack despite its termination protection, and returns whether that succeeded. */
export async function tryDeletion(
  { client, name }: StackOnAws,
  { StackId = name, EnableTerminationProtection }: Partial<Stack>,
  pollMs: number,
  mode: DeletionMode = "STANDARD",
): Promise<boolean> {
  if (EnableTerminationProtection) {
    await client.send(
      new UpdateTerminationProtectionCommand({
        StackName: name,
        EnableTerminationProtection: false,
      }),
    );
  }
  await client.send(new DeleteStackCommand({ StackName: name, DeletionMode: mode }));
  const left = await settledStack({ client, name: StackId }, pollMs);
  return left === undefined || left.StackStatus === "DELETE_COMPLETE";
}

/**
 * Returns the first failed resource of a stack and the reason, in a sentence. Without one, returns
 * `otherwise`.
 */
export async function failureOf(
  stack: StackOnAws,
  otherwise = "CloudFormation reports no failed resource.",
): Promise<string> {
  const failed = (await resourcesOf(stack)).find(({ ResourceStatus = "" }) =>
    ResourceStatus.endsWith("_FAILED"),
  );
  if (!failed) return otherwise;
  const { LogicalResourceId, ResourceType, ResourceStatusReason = "no reason given" } = failed;
  return `${LogicalResourceId} (${ResourceType}): ${ResourceStatusReason.replace(/\.?$/, ".")}`;
}

/**
 * Returns the reason for a stack's last rollback, which the toolkit lacks if an export is in use.
 */
export async function rollbackReason(
  { client, name }: StackOnAws,
  otherwise: string,
): Promise<string> {
  for await (const { StackEvents = [] } of paginateDescribeStackEvents(
    { client },
    { StackName: name },
  )) {
    for (const { ResourceType, ResourceStatus = "", ResourceStatusReason: reason } of StackEvents) {
      if (ResourceType !== "AWS::CloudFormation::Stack" || !reason) continue;
      return ResourceStatus.endsWith("ROLLBACK_IN_PROGRESS") ? reason : otherwise;
    }
  }
  return otherwise;
}

/**
 * Returns a stack's name in CloudFormation, with a client of its region: CloudFront's resources are
 * in us-east-1.
 */
export const stackOnAws = (stage: string, shortName: StackName) => ({
  name: `${stage}-vanfettle-${shortName}`,
  client: new CloudFormationClient({ region: shortName === "Edge" ? "us-east-1" : stageRegion }),
});

/**
 * Returns a function that describes the stage's stacks, each with one request. It throws if the
 * stack does not exist.
 */
export function createStackReader(stage: string): (shortName: StackName) => Promise<Stack> {
  const requests: Partial<Record<StackName, Promise<Stack>>> = {};
  const describe = async (named: StackOnAws): Promise<Stack> => {
    const stack = await findStack(named);
    if (!stack) {
      throw new CommandError(`There is no stack ${named.name} in this account and region.`);
    }
    return stack;
  };
  return (shortName) => {
    requests[shortName] ??= describe(stackOnAws(stage, shortName));
    return requests[shortName];
  };
}

/** Returns an output or a parameter of a stack. Throws if it does not exist. */
export function valueOf(stack: Stack, key: string): string {
  const value = outputOf(stack, key) ?? parameterOf(stack, key);
  if (value === undefined) {
    throw new CommandError(`The stack ${stack.StackName} does not have ${key}.`);
  }
  return value;
}

/**
 * Returns the URL of a stage's distribution, which works before DNS is set up, or undefined before
 * it exists.
 */
export const siteAddress = async (stage: string): Promise<string | undefined> =>
  distributionOrigin(await findStack(stackOnAws(stage, "Web")));
