import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { CommandError } from "../errors.ts";
import type { AssemblyStack } from "./assembly.ts";
import type { DeployedStacks } from "./deployed-stacks.ts";
import type { Import } from "./stack-deployment.ts";
import { physicalIdsOfType } from "./stack-resources.ts";

/**
 * What outlives its stack and holds data: its type, the property by which CloudFormation identifies it, and the option of
 * a deploy that adopts it.
 */
export const adoptable = {
  table: { stack: "Data", type: "AWS::DynamoDB::Table", identifier: "TableName", option: "--adopt-table" },
  userPool: { stack: "Api", type: "AWS::Cognito::UserPool", identifier: "UserPoolId", option: "--adopt-user-pool" },
} as const;

/** Names of resources of a stage that was taken down, which a new stage of the same templates takes over. */
export type Adopted = Partial<Record<keyof typeof adoptable, string>>;

/**
 * Returns why what is named cannot be adopted: its stack exists, and has another table or user pool. A stack that has
 * adopted it already, in a deploy that was interrupted, is as it should be.
 */
export async function adoptionProblems(
  stacks: readonly AssemblyStack[],
  existing: DeployedStacks,
  adopted: Adopted,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [kind, id] of Object.entries(adopted)) {
    const { stack, type, option } = adoptable[kind as keyof typeof adoptable];
    const definition = stacks.find(({ shortName }) => shortName === stack);
    if (!definition || !existing.has(stack)) continue;
    const { name, region } = definition;
    const present = await physicalIdsOfType({ client: new CloudFormationClient({ region }), name }, type);
    if (present.includes(id)) continue;
    problems.push(
      `${option} ${id}: ${name} exists with ${present.join(", ") || "none"}, and a stack adopts only while it is created. Take the stage down first, then deploy with the same options.`,
    );
  }
  return problems;
}

/**
 * Returns how the stack is created from the resources that `adopted` names, or undefined if none is of this stack. The
 * template has nothing but these resources and the parameters that they refer to, because an import may add nothing
 * else. Throws if such a resource refers to another one.
 */
export function importPlan({ name, shortName, template }: AssemblyStack, adopted: Adopted): Import | undefined {
  const plans = Object.entries(adopted).flatMap(([kind, id]) => {
    const { stack, type, identifier } = adoptable[kind as keyof typeof adoptable];
    if (stack !== shortName) return [];
    const found = Object.entries(template.Resources).filter(([, resource]) => resource.Type === type);
    const [logicalId, resource] = found[0] ?? [];
    if (logicalId === undefined || resource === undefined || found.length > 1) {
      throw new CommandError(`${name} has ${found.length} resources of type ${type}; one can be adopted.`);
    }
    return [{ logicalId, resource, type, identifier: { [identifier]: id } }];
  });
  if (plans.length === 0) return undefined;
  const resources = Object.fromEntries(plans.map(({ logicalId, resource }) => [logicalId, resource]));
  const references = [...JSON.stringify(resources).matchAll(/"(?:Ref|Fn::GetAtt|Fn::If)":\[?"(\w+)"/g)].map(
    ([, to = ""]) => to,
  );
  const parameters = Object.entries(template.Parameters ?? {}).filter(([key]) => references.includes(key));
  const unknown = references.filter((to) => !resources[to] && !parameters.some(([key]) => key === to));
  if (unknown.length > 0) throw new CommandError(`${name} cannot adopt what refers to ${unknown.join(", ")}.`);
  return {
    templateBody: JSON.stringify({ Parameters: Object.fromEntries(parameters), Resources: resources }),
    resources: plans.map(({ logicalId, type, identifier }) => ({
      LogicalResourceId: logicalId,
      ResourceType: type,
      ResourceIdentifier: identifier,
    })),
  };
}
