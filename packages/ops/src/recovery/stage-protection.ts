import { CognitoIdentityProviderClient, DescribeUserPoolCommand } from "@aws-sdk/client-cognito-identity-provider";
import { missingProtection, type TableConnection } from "@vanfettle/core/table/table-maintenance";
import { stackName, stackNames, type StackReader } from "../site/stacks.ts";

interface ProtectedStage {
  stage: string;
  region: string;
  stack: StackReader;
  table: TableConnection;
}

/** Returns the parts of a stage that lack the templates' protections, in a sentence each. */
export async function unprotectedParts({ stage, region, stack, table }: ProtectedStage): Promise<string[]> {
  const userPoolId = (await stack("Api")).output("UserPoolId");
  const [ofTable, isPoolProtected, stacks] = await Promise.all([
    missingProtection(table),
    isUserPoolProtected(region, userPoolId),
    Promise.all(stackNames.map(async (name) => ({ name: stackName(stage, name), ...(await stack(name)) }))),
  ]);
  return [
    ...ofTable.map((what) => `${table.tableName} lacks ${what}.`),
    ...(isPoolProtected ? [] : [`The user pool ${userPoolId} lacks deletion protection.`]),
    ...stacks
      .filter(({ hasTerminationProtection }) => !hasTerminationProtection)
      .map(({ name }) => `${name} lacks termination protection.`),
  ];
}

async function isUserPoolProtected(region: string, UserPoolId: string): Promise<boolean> {
  const client = new CognitoIdentityProviderClient({ region });
  const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }));
  return UserPool?.DeletionProtection === "ACTIVE";
}
