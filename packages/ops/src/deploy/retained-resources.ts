import { CommandError } from "../errors.ts";
import type { AssemblyStack } from "./assembly.ts";
import type { Import } from "./stack-deployment.ts";

/** What outlives its stack and holds data: its type, and the property by which CloudFormation identifies it. */
const adoptable = {
  table: { stack: "Data", type: "AWS::DynamoDB::Table", identifier: "TableName" },
  userPool: { stack: "Api", type: "AWS::Cognito::UserPool", identifier: "UserPoolId" },
} as const;

/** Names of resources of a stage that was taken down, which a new stage of the same templates takes over. */
export type Adopted = Partial<Record<keyof typeof adoptable, string>>;

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
