import {
  CreateChangeSetCommand,
  DescribeChangeSetCommand,
  ExecuteChangeSetCommand,
  waitUntilChangeSetCreateComplete,
  waitUntilStackImportComplete,
} from "@aws-sdk/client-cloudformation";
import { CommandError, formatError } from "../errors.ts";
import type { AssemblyStack, StackOnAws } from "./assembly.ts";
import {
  deleteStack,
  failureOf,
  findStack,
  resourcesOf,
  type DeployedStacks,
} from "./stack-state.ts";

/**
 * The retained resource with data in a stack: its identifier in CloudFormation, and the deploy's
 * option to adopt it.
 */
const adoptable: Partial<Record<string, { type: string; identifier: string; option: string }>> = {
  Data: { type: "AWS::DynamoDB::Table", identifier: "TableName", option: "--adopt-table" },
  Api: { type: "AWS::Cognito::UserPool", identifier: "UserPoolId", option: "--adopt-user-pool" },
};

/**
 * The names of a destroyed stage's resources, keyed by the stack of a new stage that adopts them.
 */
export type Adopted = Record<string, string | undefined>;

/** Returns the deploy options that adopt the resources the stack retains when deleted. */
export async function optionsToAdopt(shortName: string, stack: StackOnAws): Promise<string[]> {
  const kind = adoptable[shortName];
  return kind ? (await physicalIds(stack, kind.type)).map((id) => `${kind.option} ${id}`) : [];
}

async function physicalIds(stack: StackOnAws, type: string): Promise<string[]> {
  const resources = (await resourcesOf(stack)).filter(({ ResourceType }) => ResourceType === type);
  return resources.flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []);
}

/**
 * Returns the reasons why the named resources cannot be adopted. Accepts a stack that already did.
 */
export async function adoptionProblems(
  stacks: readonly AssemblyStack[],
  existing: DeployedStacks,
  adopted: Adopted,
): Promise<string[]> {
  const problems = stacks.map(async (stack) => {
    const [kind, id] = [adoptable[stack.shortName], adopted[stack.shortName]];
    if (!kind || id === undefined || !existing.has(stack.shortName)) return [];
    const present = await physicalIds(stack, kind.type);
    if (present.includes(id)) return [];
    const state = `${stack.name} exists with ${present.join(", ") || "none"}`;
    return `${kind.option} ${id}: ${state}, and a stack can adopt resources only when it is created. Destroy the stage first, then deploy with the same options.`;
  });
  return (await Promise.all(problems)).flat();
}

/**
 * Creates a stack by importing the resource in `adopted`; a deploy then adds the rest. Returns
 * whether there is a resource to adopt. CDK's toolkit can only import resources with a name in the
 * template.
 */
export async function adoptRetained(
  stack: AssemblyStack,
  { adopted, pollMs, log }: { adopted: Adopted; pollMs: number; log: (line: string) => void },
): Promise<boolean> {
  const { client, name, shortName, executionRole } = stack;
  const [kind, id] = [adoptable[shortName], adopted[shortName]];
  if (!kind || id === undefined) return false;
  const { type, identifier } = kind;
  const { logicalId, template } = templateOfOne(stack, type);
  const changeSet = { StackName: name, ChangeSetName: "adopt" };
  await client.send(
    new CreateChangeSetCommand({
      ...changeSet,
      ChangeSetType: "IMPORT",
      TemplateBody: JSON.stringify(template),
      ResourcesToImport: [
        {
          LogicalResourceId: logicalId,
          ResourceType: type,
          ResourceIdentifier: { [identifier]: id },
        },
      ],
      Capabilities: ["CAPABILITY_IAM"],
      RoleARN: executionRole,
    }),
  );
  const waiter = { client, minDelay: pollMs / 1_000, maxDelay: pollMs / 1_000, maxWaitTime: 1_800 };
  try {
    await waitUntilChangeSetCreateComplete(waiter, changeSet);
    await client.send(new ExecuteChangeSetCommand(changeSet));
    await waitUntilStackImportComplete(waiter, { StackName: name });
  } catch (error) {
    const { Status, StatusReason = "no reason given" } = await client.send(
      new DescribeChangeSetCommand(changeSet),
    );
    const reason = Status === "FAILED" ? StatusReason : await failureOf(stack, formatError(error));
    // The remains would block the next attempt, even while the stack waits for its change set.
    await deleteStack(stack, (await findStack(stack)) ?? {}, pollMs);
    throw new CommandError(`${name}: ${reason}`);
  }
  log(`${name}: adopted ${type}`);
  return true;
}

/**
 * Returns a template with only the resource of a type and its parameters, because an import cannot
 * add anything else.
 */
function templateOfOne({ template: { Resources, Parameters = {} } }: AssemblyStack, type: string) {
  const [logicalId = "", resource] =
    Object.entries(Resources).find(([, { Type }]) => Type === type) ?? [];
  const matches = JSON.stringify(resource).matchAll(/"(?:Ref|Fn::GetAtt|Fn::If)":\[?"(\w+)"/g);
  const references = new Set([...matches].map(([, to = ""]) => to));
  const parameters = Object.entries(Parameters).filter(([key]) => references.has(key));
  return {
    logicalId,
    template: { Parameters: Object.fromEntries(parameters), Resources: { [logicalId]: resource } },
  };
}
