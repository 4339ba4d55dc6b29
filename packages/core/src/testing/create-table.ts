import {
  CreateTableCommand,
  type DynamoDBClient,
  type KeySchemaElement,
} from "@aws-sdk/client-dynamodb";
import { tableShape } from "../table/table-shape.ts";

const keySchema = ({ pk, sk }: { pk: string; sk: string }): KeySchemaElement[] => [
  { AttributeName: pk, KeyType: "HASH" },
  { AttributeName: sk, KeyType: "RANGE" },
];

/** Creates the table with the keys and indexes of the template. */
export async function createTable(client: DynamoDBClient, table: string): Promise<void> {
  const keys = new Set(
    [tableShape.key, ...Object.values(tableShape.indexes)].flatMap(({ pk, sk }) => [pk, sk]),
  );
  await client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: [...keys].map((AttributeName) => ({
        AttributeName,
        AttributeType: "S",
      })),
      KeySchema: keySchema(tableShape.key),
      GlobalSecondaryIndexes: Object.entries(tableShape.indexes).map(([IndexName, index]) => ({
        IndexName,
        KeySchema: keySchema(index),
        Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: [...index.projected] },
      })),
    }),
  );
}
