import { CloudFormationClient, type Stack } from "@aws-sdk/client-cloudformation";
import type { AssemblyStack } from "./assembly.ts";
import { findStack, isFailedCreation } from "./stack-state.ts";

/** The stacks of a stage on AWS by short name. Missing stacks have no entry. */
export type DeployedStacks = Map<string, Stack>;

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

/** Returns the URL of the distribution, which works without a domain, or undefined before it exists. */
export function distributionOrigin(deployed: DeployedStacks): string | undefined {
  const domain = outputOf(deployed.get("Web"), "DistributionDomain");
  return domain === undefined ? undefined : `https://${domain}`;
}
