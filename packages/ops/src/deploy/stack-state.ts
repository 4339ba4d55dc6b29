import { setTimeout as wait } from "node:timers/promises";
import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  paginateDescribeStackEvents,
  UpdateTerminationProtectionCommand,
  type Stack,
  type StackEvent,
} from "@aws-sdk/client-cloudformation";
import { CommandError } from "../errors.ts";
import { awsCliCall } from "./aws-cli-call.ts";

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

/**
 * Returns the stack once it can be created or updated: waits for what an earlier deploy started, and deletes the rest of
 * a creation that failed. Returns undefined if there is none to update. Throws if somebody has to look at it first.
 */
export async function usableStack(stack: StackOnAws, log: (line: string) => void): Promise<Stack | undefined> {
  const found = await settledStack(stack);
  const status = found?.StackStatus ?? "";
  if (found && isFailedCreation(found)) {
    log(`${stack.name} is ${status}: deleting what is left of a creation that failed`);
    await deleteStack(stack, found);
    return undefined;
  }
  if (status === "UPDATE_ROLLBACK_FAILED") {
    throw new CommandError(`${stack.name}: ${await howToEndRollback(stack)}`);
  }
  if (status === "DELETE_FAILED") {
    throw new CommandError(`${stack.name} is ${status}: ${await firstFailure(stack)} Finish its deletion first.`);
  }
  return found;
}

/** Deletes a stack, its termination protection first. Throws with the resource that could not be deleted, if there is one. */
export async function deleteStack(
  stack: StackOnAws,
  { StackId = stack.name, EnableTerminationProtection }: Partial<Stack>,
): Promise<void> {
  if (EnableTerminationProtection) await protectFromDeletion(stack, false);
  await stack.client.send(new DeleteStackCommand({ StackName: stack.name }));
  const left = await settledStack({ ...stack, name: StackId });
  if (left && left.StackStatus !== "DELETE_COMPLETE") {
    throw new CommandError(`${stack.name} could not be deleted: ${await firstFailure({ ...stack, name: StackId })}`);
  }
}

/** Switches the termination protection of a stack on or off. */
export async function protectFromDeletion({ client, name }: StackOnAws, enabled: boolean): Promise<void> {
  await client.send(new UpdateTerminationProtectionCommand({ StackName: name, EnableTerminationProtection: enabled }));
}

/** Says what somebody has to do about a stack that CloudFormation could not put back as it was. */
export async function howToEndRollback({ client, name }: Omit<StackOnAws, "pollMs">): Promise<string> {
  const call = await awsCliCall(client, `cloudformation continue-update-rollback --stack-name ${name}`);
  return `It is UPDATE_ROLLBACK_FAILED. Run ${call}, then deploy again.`;
}

/** Returns the first failure of the stack's latest operation in one sentence: the resource, its type and the reason. */
export async function firstFailure(stack: Omit<StackOnAws, "pollMs">): Promise<string> {
  let failure: StackEvent | undefined;
  for await (const event of eventsOfLatestOperation(stack)) {
    const { ResourceStatus = "", ResourceStatusReason = "" } = event;
    // Where an export is in use, no resource fails, and the event with which the stack begins its rollback has the reason.
    const tells = /_FAILED$|ROLLBACK_IN_PROGRESS$/.test(ResourceStatus) && ResourceStatusReason !== "";
    if (tells && !/cancell?ed/i.test(ResourceStatusReason)) failure = event;
  }
  if (!failure) return "CloudFormation's events give no reason.";
  const { LogicalResourceId, ResourceType, ResourceStatusReason = "no reason given" } = failure;
  return `${LogicalResourceId} (${ResourceType}): ${ResourceStatusReason.replace(/\.?$/, ".")}`;
}

/** Yields the events of what CloudFormation did last with the stack, the newest first. They may fill several pages. */
async function* eventsOfLatestOperation({ client, name }: Omit<StackOnAws, "pollMs">): AsyncGenerator<StackEvent> {
  for await (const { StackEvents = [] } of paginateDescribeStackEvents({ client }, { StackName: name })) {
    for (const event of StackEvents) {
      const { ResourceType, ResourceStatusReason } = event;
      // An operation begins with an event of the stack itself.
      if (ResourceType === "AWS::CloudFormation::Stack" && ResourceStatusReason === "User Initiated") return;
      yield event;
    }
  }
}
