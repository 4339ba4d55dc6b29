import { setTimeout as wait } from "node:timers/promises";
import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  paginateDescribeStackEvents,
  paginateListStackResources,
  UpdateTerminationProtectionCommand,
  type Stack,
  type StackResourceSummary,
} from "@aws-sdk/client-cloudformation";
import { CommandError } from "../errors.ts";
import type { AssemblyStack } from "./assembly.ts";

/** A stack on AWS, with the client for its region. */
export interface StackOnAws {
  client: CloudFormationClient;
  name: string;
}

/** The stacks of a stage on AWS by short name. Missing stacks have no entry. */
export type DeployedStacks = Map<string, Stack>;

/** Returns whether the creation of a stack failed. Such a stack is empty and can only be deleted. */
export const isFailedCreation = ({ StackStatus }: Stack): boolean =>
  /^(REVIEW_IN_PROGRESS|ROLLBACK_COMPLETE|ROLLBACK_FAILED|CREATE_FAILED)$/.test(StackStatus ?? "");

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
    stacks.map(async ({ name, shortName, region }) => {
      const stack = await findStack({ client: new CloudFormationClient({ region }), name });
      return stack && !isFailedCreation(stack) ? [[shortName, stack] as const] : [];
    }),
  );
  return new Map(described.flat());
}

/** Returns the value of a stack's output, or undefined if the stack or the output does not exist. */
export const outputOf = (stack: Stack | undefined, key: string): string | undefined =>
  stack?.Outputs?.find(({ OutputKey }) => OutputKey === key)?.OutputValue;

/** Returns the value from a stack's last deploy, or undefined if the stack or the parameter does not exist. */
export const parameterOf = (stack: Stack | undefined, key: string): string | undefined =>
  stack?.Parameters?.find(({ ParameterKey }) => ParameterKey === key)?.ParameterValue;

/** Returns the URL of the Web stack's distribution, which works without a domain, or undefined before it exists. */
export function distributionOrigin(web: Stack | undefined): string | undefined {
  const domain = outputOf(web, "DistributionDomain");
  return domain === undefined ? undefined : `https://${domain}`;
}

/** Waits for CloudFormation to finish with the stack. Returns the stack, or undefined if it does not exist. */
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
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName: name }))
    resources.push(...StackResourceSummaries);
  return resources;
}

/** Deletes a stack despite its termination protection. Throws with the resource that could not be deleted, if known. */
export async function deleteStack({ client, name }: StackOnAws, found: Partial<Stack>, pollMs: number): Promise<void> {
  const { StackId = name, EnableTerminationProtection } = found;
  if (EnableTerminationProtection)
    await client.send(new UpdateTerminationProtectionCommand({ StackName: name, EnableTerminationProtection: false }));
  await client.send(new DeleteStackCommand({ StackName: name }));
  const deleted = { client, name: StackId };
  const left = await settledStack(deleted, pollMs);
  if (left && left.StackStatus !== "DELETE_COMPLETE")
    throw new CommandError(`${name} could not be deleted: ${await failureOf(deleted)}`);
}

/** Returns the first failed resource of a stack and the reason, in a sentence. */
export async function failureOf(stack: StackOnAws): Promise<string> {
  const failed = (await resourcesOf(stack)).find(({ ResourceStatus = "" }) => ResourceStatus.endsWith("_FAILED"));
  if (!failed) return "CloudFormation reports no failed resource.";
  const { LogicalResourceId, ResourceType, ResourceStatusReason = "no reason given" } = failed;
  return `${LogicalResourceId} (${ResourceType}): ${ResourceStatusReason.replace(/\.?$/, ".")}`;
}

/**
 * Returns the reason for a stack's last rollback, or `otherwise` if unknown. If an export is in use, no resource fails
 * and the toolkit reports only the status.
 */
export async function rollbackReason({ client, name }: StackOnAws, otherwise: string): Promise<string> {
  for await (const { StackEvents = [] } of paginateDescribeStackEvents({ client }, { StackName: name })) {
    for (const { ResourceType, ResourceStatus = "", ResourceStatusReason: reason } of StackEvents) {
      if (ResourceType !== "AWS::CloudFormation::Stack" || !reason) continue;
      return ResourceStatus.endsWith("ROLLBACK_IN_PROGRESS") ? reason : otherwise;
    }
  }
  return otherwise;
}
