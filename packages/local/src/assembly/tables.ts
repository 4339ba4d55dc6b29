import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";
import type { ResolvedAssembly } from "./intrinsics.ts";

export type DeployedTable = ReturnType<typeof tables>[number];

interface TableProperties extends Pick<
  CreateTableCommandInput,
  "KeySchema" | "AttributeDefinitions" | "GlobalSecondaryIndexes"
> {
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}

/**
 * Returns the create call of each table, without settings that engines reject or ignore, and
 * without slow streams.
 */
export function tables({ resources, resolve }: ResolvedAssembly) {
  return resources<TableProperties>("AWS::DynamoDB::Table").map(({ stack, id, properties }) => {
    const { GlobalSecondaryIndexes: indexes, TimeToLiveSpecification: ttl, ...keys } = properties;
    const create: CreateTableCommandInput = {
      TableName: id,
      KeySchema: keys.KeySchema,
      AttributeDefinitions: keys.AttributeDefinitions,
      BillingMode: "PAY_PER_REQUEST",
      GlobalSecondaryIndexes: indexes?.map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      })),
    };
    return {
      /** The logical id, used as the table's name. */
      id,
      arn: String(resolve(stack, { "Fn::GetAtt": [id, "Arn"] })),
      create,
      timeToLive: ttl?.Enabled ? ttl.AttributeName : undefined,
    };
  });
}
