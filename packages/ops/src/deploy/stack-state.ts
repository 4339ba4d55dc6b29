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

/** A stack on AWS, as one client and one name reach it. */
export interface StackOnAws {
  client: CloudFormationClient;
  name: string;
  /** Milliseconds between two looks at what CloudFormation does. */
  pollMs: number;
}

/** States after a creation that failed. The stack has no content that anybody uses, and can only be deleted. */
const failedCreation = new Set<string>(["REVIEW_IN_PROGRESS", "ROLLBACK_COMPLETE", "ROLLBACK_FAILED", "CREATE_FAILED"]);

/** Returns whether the creation of a stack has failed, so that it has to be deleted before it can be created again. */
export const isFailedCreation = ({ StackStatus }: Stack): boolean => failedCreation.has(StackStatus ?? "");

/** Returns the stack, or undefined if there is none by this name. A deleted stack is found by its id alone. */
export async function findStack({ client, name }: Omit<StackOnAws, "pollMs">): Promise<Stack | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks[0];
  } catch (error) {
    // CloudFormation has no error of its own for a stack that does not exist.
    if (error instanceof Error && /does not exist/.test(error.message)) return undefined;
    throw error;
  }
}

/** Waits until CloudFormation does nothing with the stack, and returns it, or undefined if there is none. */
export async function settledStack(stack: StackOnAws): Promise<Stack | undefined> {
  for (;;) {
    const found = await findStack(stack);
    const status = found?.StackStatus ?? "";
    // A stack in REVIEW_IN_PROGRESS waits for somebody to execute its change set, and has no resources.
    if (!status.endsWith("_IN_PROGRESS") || status === "REVIEW_IN_PROGRESS") return found;
    await wait(stack.pollMs);
  }
}

/** Returns the resources of a stack. A page has a hundred or so. */
export async function resourcesOf({ client, name }: Omit<StackOnAws, "pollMs">): Promise<StackResourceSummary[]> {
  const resources: StackResourceSummary[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName: name }))
    resources.push(...StackResourceSummaries);
  return resources;
}

/** Deletes a stack, its termination protection first. Throws with the resource that could not be deleted, if there is one. */
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

/** Returns the first resource in which a stack has failed and why, in one sentence, as far as its resources tell. */
export async function failureOf(stack: Omit<StackOnAws, "pollMs">): Promise<string> {
  const failed = (await resourcesOf(stack)).find(({ ResourceStatus = "" }) => ResourceStatus.endsWith("_FAILED"));
  if (!failed) return "CloudFormation names no resource that failed.";
  const { LogicalResourceId, ResourceType, ResourceStatusReason = "no reason given" } = failed;
  return `${LogicalResourceId} (${ResourceType}): ${ResourceStatusReason.replace(/\.?$/, ".")}`;
}

/**
 * Returns why a stack began its last rollback, or `otherwise` if it does not tell. Where an export is in use, no resource
 * fails and the toolkit names the status only.
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
