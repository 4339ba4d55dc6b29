import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";
import type { CloudAssembly } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface DeployedTable {
  /** The logical id, used as the table's name. */
  id: string;
  arn: string;
  create: CreateTableCommandInput;
  /** The time-to-live attribute. */
  timeToLive: string | undefined;
}

interface TableProperties {
  KeySchema: CreateTableCommandInput["KeySchema"];
  AttributeDefinitions: CreateTableCommandInput["AttributeDefinitions"];
  GlobalSecondaryIndexes?: NonNullable<CreateTableCommandInput["GlobalSecondaryIndexes"]>;
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}

/**
 * Returns the create call of each table. Capacity, encryption and backups are left out, because engines ignore or
 * reject them, and streams, because they slow down the writes of a local engine as they grow.
 */
export function tables(assembly: CloudAssembly, resolve: Resolve): DeployedTable[] {
  return resourcesOf(assembly, "AWS::DynamoDB::Table").map(({ stack, id, properties }) => {
    const table = resolve(stack, properties) as TableProperties;
    const indexes = (table.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => ({
      IndexName,
      KeySchema,
      Projection,
    }));
    return {
      id,
      arn: String(resolve(stack, { "Fn::GetAtt": [id, "Arn"] })),
      create: {
        TableName: id,
        KeySchema: table.KeySchema,
        AttributeDefinitions: table.AttributeDefinitions,
        BillingMode: "PAY_PER_REQUEST",
        ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
      },
      timeToLive: table.TimeToLiveSpecification?.Enabled ? table.TimeToLiveSpecification.AttributeName : undefined,
    };
  });
}
