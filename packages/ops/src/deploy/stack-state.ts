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

/** A stack on AWS, with the client for its region. */
export interface StackOnAws {
  client: CloudFormationClient;
  name: string;
  /** The polling interval for CloudFormation, in milliseconds. */
  pollMs: number;
}

/** The states after a failed creation. Such a stack is empty and can only be deleted. */
const failedCreation = new Set<string>(["REVIEW_IN_PROGRESS", "ROLLBACK_COMPLETE", "ROLLBACK_FAILED", "CREATE_FAILED"]);

/** Returns whether the creation of a stack failed, which requires deleting it before the next attempt. */
export const isFailedCreation = ({ StackStatus }: Stack): boolean => failedCreation.has(StackStatus ?? "");

/** Returns the stack, or undefined if it does not exist. Deleted stacks can only be found by id. */
export async function findStack({ client, name }: Omit<StackOnAws, "pollMs">): Promise<Stack | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks[0];
  } catch (error) {
    // CloudFormation does not have an error code for a missing stack.
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

/** Waits for CloudFormation to finish with the stack. Returns the stack, or undefined if it does not exist. */
export async function settledStack(stack: StackOnAws): Promise<Stack | undefined> {
  for (;;) {
    const found = await findStack(stack);
    const status = found?.StackStatus ?? "";
    // A stack in REVIEW_IN_PROGRESS waits for its change set to be executed, and is empty.
    if (!status.endsWith("_IN_PROGRESS") || status === "REVIEW_IN_PROGRESS") return found;
    await wait(stack.pollMs);
  }
}

/** Returns all resources of a stack, following pages of about a hundred. */
export async function resourcesOf({ client, name }: Omit<StackOnAws, "pollMs">): Promise<StackResourceSummary[]> {
  const resources: StackResourceSummary[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName: name }))
    resources.push(...StackResourceSummaries);
  return resources;
}

/**
 * Removes the termination protection of a stack and deletes it. Throws with the resource that could not be deleted, if
 * known.
 */
export async function deleteStack(
  stack: StackOnAws,
  { StackId = stack.name, EnableTerminationProtection }: Partial<Stack>,
): Promise<void> {
  const { client, name: StackName } = stack;
  if (EnableTerminationProtection)
    await client.send(new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }));
  await client.send(new DeleteStackCommand({ StackName }));
  const left = await settledStack({ ...stack, name: StackId });
  if (left && left.StackStatus !== "DELETE_COMPLETE") {
    throw new CommandError(`${StackName} could not be deleted: ${await failureOf({ client, name: StackId })}`);
  }
}

/** Returns the first failed resource of a stack and the reason, in a sentence. */
export async function failureOf(stack: Omit<StackOnAws, "pollMs">): Promise<string> {
  const failed = (await resourcesOf(stack)).find(({ ResourceStatus = "" }) => ResourceStatus.endsWith("_FAILED"));
  if (!failed) return "CloudFormation reports no failed resource.";
  const { LogicalResourceId, ResourceType, ResourceStatusReason = "no reason given" } = failed;
  return `${LogicalResourceId} (${ResourceType}): ${ResourceStatusReason.replace(/\.?$/, ".")}`;
}

/**
 * Returns the reason for a stack's last rollback, or `otherwise` if unknown. If an export is in use, no resource fails
 * and the toolkit reports only the status.
 */
export async function rollbackReason({ client, name }: Omit<StackOnAws, "pollMs">, otherwise: string): Promise<string> {
  for await (const { StackEvents = [] } of paginateDescribeStackEvents({ client }, { StackName: name })) {
    for (const { ResourceType, ResourceStatus = "", ResourceStatusReason: reason } of StackEvents) {
      if (ResourceType !== "AWS::CloudFormation::Stack" || !reason) continue;
      return ResourceStatus.endsWith("ROLLBACK_IN_PROGRESS") ? reason : otherwise;
    }
  }
  return otherwise;
}
