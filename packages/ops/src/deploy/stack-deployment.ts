import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  CreateChangeSetCommand,
  DeleteChangeSetCommand,
  DescribeChangeSetCommand,
  ExecuteChangeSetCommand,
  type CreateChangeSetCommandInput,
  type Parameter,
  type ResourceToImport,
  type Stack,
} from "@aws-sdk/client-cloudformation";
import { CommandError } from "../errors.ts";
import type { AssemblyStack } from "./assembly.ts";
import {
  deleteStack,
  firstFailure,
  howToEndRollback,
  protectFromDeletion,
  settledStack,
  type StackOnAws,
} from "./stack-state.ts";

export interface StackDeployment {
  stack: StackOnAws;
  definition: AssemblyStack;
  /** The stack on AWS, or undefined if it is to be created. */
  existing: Stack | undefined;
  /** Values of parameters. A parameter of an existing stack that has none here keeps its value. */
  values: Record<string, string>;
}

/** A change set that takes in resources which exist already, with the template that holds these alone. */
export interface Import {
  templateBody: string;
  resources: ResourceToImport[];
}

/** Reasons that CloudFormation gives for a change set without a change. */
const noChange = /^(The submitted information didn't contain changes|No updates are to be performed)/;

/**
 * Creates or updates a stack through a change set, and returns what it did. Values go through CloudFormation's API alone,
 * as an argument of a command could be read by others. Throws with the first failure; what is left of a failed creation
 * is deleted before.
 */
export async function deployStack(deployment: StackDeployment): Promise<"created" | "updated" | "unchanged"> {
  const { stack, definition, existing } = deployment;
  const source = { TemplateURL: definition.templateUrl, ChangeSetType: existing ? "UPDATE" : "CREATE" } as const;
  const changed = await applyChangeSet(deployment, { ...source, Tags: definition.tags });
  if (definition.terminationProtection && !existing?.EnableTerminationProtection) {
    await protectFromDeletion(stack, true);
  }
  if (!changed) return "unchanged";
  return existing ? "updated" : "created";
}

/** Creates a stack from resources that exist already. A deploy then adds everything else. */
export async function importResources(deployment: StackDeployment, { templateBody, resources }: Import): Promise<void> {
  const source = { TemplateBody: templateBody, ChangeSetType: "IMPORT", ResourcesToImport: resources } as const;
  await applyChangeSet(deployment, source);
}

async function applyChangeSet(
  { stack, definition, existing, values }: StackDeployment,
  source: Partial<CreateChangeSetCommandInput>,
): Promise<boolean> {
  const { client, name } = stack;
  const changeSet = { StackName: name, ChangeSetName: `deploy-${randomUUID()}` };
  const declared = Object.keys(definition.template.Parameters ?? {});
  await client.send(
    new CreateChangeSetCommand({
      ...changeSet,
      ...source,
      Parameters: source.TemplateBody === undefined ? toParameters(declared, values, existing) : [],
      Capabilities: ["CAPABILITY_IAM", "CAPABILITY_NAMED_IAM", "CAPABILITY_AUTO_EXPAND"],
      RoleARN: definition.executionRole,
    }),
  );
  const reason = await failureOfChangeSet(stack, changeSet);
  if (reason !== undefined) {
    await client.send(new DeleteChangeSetCommand(changeSet));
    if (noChange.test(reason)) return false;
    // A stack that only waits for its change set would be in the way of the next try.
    if (!existing) await deleteStack(stack, {});
    throw new CommandError(`${name}: ${reason}`);
  }
  await client.send(new ExecuteChangeSetCommand(changeSet));
  await untilComplete(stack, existing);
  return true;
}

function toParameters(declared: readonly string[], values: Record<string, string>, existing: Stack | undefined) {
  const before = new Set(existing?.Parameters?.map(({ ParameterKey }) => ParameterKey));
  return declared.flatMap((ParameterKey): Parameter[] => {
    const ParameterValue = values[ParameterKey];
    if (ParameterValue !== undefined) return [{ ParameterKey, ParameterValue }];
    return before.has(ParameterKey) ? [{ ParameterKey, UsePreviousValue: true }] : [];
  });
}

/** Waits for the change set. Returns why it cannot be executed, or undefined if it can. */
async function failureOfChangeSet(
  { client, pollMs }: StackOnAws,
  changeSet: { StackName: string; ChangeSetName: string },
): Promise<string | undefined> {
  for (;;) {
    const { Status = "", StatusReason = "no reason given" } = await client.send(
      new DescribeChangeSetCommand(changeSet),
    );
    if (Status === "CREATE_COMPLETE") return undefined;
    if (Status === "FAILED") return StatusReason;
    await wait(pollMs);
  }
}

async function untilComplete(stack: StackOnAws, existing: Stack | undefined): Promise<void> {
  const settled = await settledStack(stack);
  const status = settled?.StackStatus ?? "gone";
  if (/^(CREATE|UPDATE|IMPORT)_COMPLETE$/.test(status)) return;
  const failure = await firstFailure(stack);
  if (!existing && settled) await deleteStack(stack, settled);
  const outcome = existing ? "The stack is as it was before." : "What it had created is deleted.";
  const advice = status === "UPDATE_ROLLBACK_FAILED" ? await howToEndRollback(stack) : outcome;
  throw new CommandError(`${stack.name}: ${failure} ${advice}`);
}
