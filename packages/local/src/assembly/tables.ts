import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";
import type { CloudAssembly } from "./cloud-assembly.ts";
import { resolvedResourcesOf, type Resolve } from "./intrinsics.ts";

export type DeployedTable = ReturnType<typeof tables>[number];

interface TableProperties extends Pick<CreateTableCommandInput, "KeySchema" | "AttributeDefinitions"> {
  GlobalSecondaryIndexes?: NonNullable<CreateTableCommandInput["GlobalSecondaryIndexes"]>;
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}

/**
 * Returns the create call of each table. Capacity, encryption and backups are left out, because engines ignore or
 * reject them, and streams, because they slow down the writes of a local engine as they grow.
 */
export function tables(assembly: CloudAssembly, resolve: Resolve) {
  const found = resolvedResourcesOf<TableProperties>(assembly, resolve, "AWS::DynamoDB::Table");
  return found.map(({ stack, id, properties }) => {
    const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes = [], TimeToLiveSpecification: ttl } = properties;
    const indexes = GlobalSecondaryIndexes.map(({ IndexName, KeySchema: keys, Projection }) => ({
      IndexName,
      KeySchema: keys,
      Projection,
    }));
    const create: CreateTableCommandInput = {
      TableName: id,
      KeySchema,
      AttributeDefinitions,
      BillingMode: "PAY_PER_REQUEST",
      ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
    };
    return {
      /** The logical id, used as the table's name. */
      id,
      arn: String(resolve(stack, { "Fn::GetAtt": [id, "Arn"] })),
      create,
      /** The time-to-live attribute. */
      timeToLive: ttl?.Enabled ? ttl.AttributeName : undefined,
    };
  });
}
