import type { CreateTableCommandInput } from "@aws-sdk/client-dynamodb";
import type { CloudAssembly } from "./cloud-assembly.ts";
import { resourcesOf } from "./cloud-assembly.ts";
import type { Resolve } from "./intrinsics.ts";

export interface DeployedTable {
  id: string;
  create: CreateTableCommandInput;
  timeToLive: string | undefined;
}

interface TableProperties {
  KeySchema: CreateTableCommandInput["KeySchema"];
  AttributeDefinitions: CreateTableCommandInput["AttributeDefinitions"];
  GlobalSecondaryIndexes?: NonNullable<CreateTableCommandInput["GlobalSecondaryIndexes"]>;
  LocalSecondaryIndexes?: NonNullable<CreateTableCommandInput["LocalSecondaryIndexes"]>;
  TimeToLiveSpecification?: { AttributeName: string; Enabled: boolean };
}

/**
 * The call that makes each table, for an engine. Capacity, encryption, backups and replicas are left out: engines
 * ignore or refuse them. So are streams, which make the writes of a local engine slower the longer they get.
 */
export function tables(assembly: CloudAssembly, resolve: Resolve): DeployedTable[] {
  return resourcesOf(assembly, "AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable").map(
    ({ stack, id, properties }) => {
      const table = resolve(stack, properties) as TableProperties;
      const indexes = (table.GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => ({
        IndexName,
        KeySchema,
        Projection,
      }));
      return {
        id,
        create: {
          TableName: id,
          KeySchema: table.KeySchema,
          AttributeDefinitions: table.AttributeDefinitions,
          BillingMode: "PAY_PER_REQUEST",
          ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
          ...(table.LocalSecondaryIndexes && { LocalSecondaryIndexes: table.LocalSecondaryIndexes }),
        },
        timeToLive: table.TimeToLiveSpecification?.Enabled ? table.TimeToLiveSpecification.AttributeName : undefined,
      };
    },
  );
}
