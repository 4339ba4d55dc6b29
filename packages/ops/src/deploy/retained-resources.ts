import {
  CloudFormationClient,
  CreateChangeSetCommand,
  DescribeChangeSetCommand,
  ExecuteChangeSetCommand,
  waitUntilStackImportComplete,
} from "@aws-sdk/client-cloudformation";
import { setTimeout as wait } from "node:timers/promises";
import { CommandError } from "../errors.ts";
import type { AssemblyStack } from "./assembly.ts";
import type { DeployedStacks } from "./deployed-stacks.ts";
import { deleteStack, failureOf, findStack, resourcesOf, type StackOnAws } from "./stack-state.ts";

/**
 * The retained resources that contain data: the type, the identifying property in CloudFormation, and the option of a
 * deploy that adopts the resource.
 */
export const adoptable = {
  table: { stack: "Data", type: "AWS::DynamoDB::Table", identifier: "TableName", option: "--adopt-table" },
  userPool: { stack: "Api", type: "AWS::Cognito::UserPool", identifier: "UserPoolId", option: "--adopt-user-pool" },
} as const;

/** The names of retained resources of a destroyed stage, which a new stage with the same templates adopts. */
export type Adopted = Partial<Record<keyof typeof adoptable, string>>;

/** Returns the adoptable resource of a stack, and its name in `adopted`. */
function adoptionOf(shortName: string, adopted: Adopted) {
  const [kind, details] = Object.entries(adoptable).find(([, { stack }]) => stack === shortName) ?? [];
  const id = adopted[kind as keyof typeof adoptable];
  return details && id !== undefined ? { ...details, id } : undefined;
}

/** Returns the deploy options that adopt the resources the stack retains when deleted. */
export async function optionsToAdopt(shortName: string, stack: StackOnAws): Promise<string[]> {
  const kind = Object.values(adoptable).find((each) => each.stack === shortName);
  return kind ? (await physicalIds(stack, kind.type)).map((id) => `${kind.option} ${id}`) : [];
}

async function physicalIds(stack: Omit<StackOnAws, "pollMs">, type: string): Promise<string[]> {
  const resources = (await resourcesOf(stack)).filter(({ ResourceType }) => ResourceType === type);
  return resources.flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []);
}

/**
 * Returns the reasons why the named resources cannot be adopted, such as an existing stack with another table or user
 * pool. Accepts a stack that already adopted the resource in an interrupted deploy.
 */
export async function adoptionProblems(
  stacks: readonly AssemblyStack[],
  existing: DeployedStacks,
  adopted: Adopted,
): Promise<string[]> {
  const problems = stacks.map(async ({ name, shortName, region }) => {
    const adoption = adoptionOf(shortName, adopted);
    if (!adoption || !existing.has(shortName)) return [];
    const { option, id, type } = adoption;
    const present = await physicalIds({ client: new CloudFormationClient({ region }), name }, type);
    if (present.includes(id)) return [];
    return `${option} ${id}: ${name} exists with ${present.join(", ") || "none"}, and a stack adopts only while it is created. Take the stage down first, then deploy with the same options.`;
  });
  return (await Promise.all(problems)).flat();
}

/**
 * Creates a stack by importing the resource in `adopted`; a deploy then adds the rest. Returns whether there is a
 * resource to adopt. CDK's toolkit can only import resources with a name in the template.
 */
export async function adoptRetained(
  stack: StackOnAws,
  definition: AssemblyStack,
  adopted: Adopted,
  log: (line: string) => void,
): Promise<boolean> {
  const adoption = adoptionOf(definition.shortName, adopted);
  if (!adoption) return false;
  const { client, name } = stack;
  const { type, identifier, id } = adoption;
  const { logicalId, template } = templateOfOne(definition, type);
  const changeSet = { StackName: name, ChangeSetName: "adopt" };
  await client.send(
    new CreateChangeSetCommand({
      ...changeSet,
      ChangeSetType: "IMPORT",
      TemplateBody: JSON.stringify(template),
      ResourcesToImport: [
        { LogicalResourceId: logicalId, ResourceType: type, ResourceIdentifier: { [identifier]: id } },
      ],
      Capabilities: ["CAPABILITY_IAM"],
      RoleARN: definition.executionRole,
    }),
  );
  try {
    await executableChangeSet(stack, changeSet);
    await client.send(new ExecuteChangeSetCommand(changeSet));
    const delay = stack.pollMs / 1_000;
    await waitUntilStackImportComplete(
      { client, minDelay: delay, maxDelay: delay, maxWaitTime: 1_800 },
      { StackName: name },
    );
    log(`${name}: adopted ${type}`);
    return true;
  } catch (error) {
    const reason = error instanceof CommandError ? error.message : `${name}: ${await failureOf(stack)}`;
    // The remains would block the next attempt, even while the stack waits for its change set.
    await deleteStack(stack, (await findStack(stack)) ?? {});
    throw new CommandError(reason);
  }
}

/**
 * Returns the only resource of a type, and a template with just that resource and its parameters, because an import
 * cannot add anything else. Throws if the resource refers to another resource.
 */
function templateOfOne({ name, template }: AssemblyStack, type: string) {
  const [found, ...others] = Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);
  if (!found || others.length > 0)
    throw new CommandError(`${name} does not have one resource of type ${type} to adopt.`);
  const [logicalId, resource] = found;
  const references = [...JSON.stringify(resource).matchAll(/"(?:Ref|Fn::GetAtt|Fn::If)":\[?"(\w+)"/g)].map(
    ([, to = ""]) => to,
  );
  const parameters = Object.entries(template.Parameters ?? {}).filter(([key]) => references.includes(key));
  const unknown = references.filter((to) => !parameters.some(([key]) => key === to));
  if (unknown.length > 0) throw new CommandError(`${name} cannot adopt what refers to ${unknown.join(", ")}.`);
  return { logicalId, template: { Parameters: Object.fromEntries(parameters), Resources: { [logicalId]: resource } } };
}

/** Waits for a change set. Throws with the reason if it cannot be executed. */
async function executableChangeSet(
  { client, name, pollMs }: StackOnAws,
  changeSet: { StackName: string; ChangeSetName: string },
): Promise<void> {
  for (;;) {
    const { Status, StatusReason } = await client.send(new DescribeChangeSetCommand(changeSet));
    if (Status === "CREATE_COMPLETE") return;
    if (Status === "FAILED") throw new CommandError(`${name}: ${StatusReason ?? "no reason given"}`);
    await wait(pollMs);
  }
}
