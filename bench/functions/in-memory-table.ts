import { DynamoDBClient, type QueryCommandInput } from "@aws-sdk/client-dynamodb";
import type { StoredLocation } from "@vanfettle/core/location/location-row";

type Attribute = { S: string } | { N: string } | { BOOL: boolean };

function toAttribute(value: unknown): Attribute {
  if (typeof value === "number") return { N: String(value) };
  return typeof value === "boolean" ? { BOOL: value } : { S: String(value) };
}

function attributesJson({ kind, row }: StoredLocation): string {
  const values = Object.entries({ ...row, __edb_e__: kind, __edb_v__: "1" }).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(values.map(([name, value]) => [name, toAttribute(value)])));
}

/**
 * A DynamoDB client without a network: a query is answered with the item of the slug it names, read from the text that
 * DynamoDB would send. Signing and the connection are left out, as SQLite has none.
 */
export function inMemoryClient(locations: readonly StoredLocation[]): DynamoDBClient {
  const stored = new Map(locations.map((each) => [`location#${each.row.canonicalSlug}`, attributesJson(each)]));
  const client = new DynamoDBClient({ region: "eu-west-2" });
  client.middlewareStack.add(
    () => (args) => {
      const { ExpressionAttributeValues = {} } = args.input as QueryCommandInput;
      const text = Object.values(ExpressionAttributeValues)
        .map(({ S = "" }) => stored.get(S))
        .find((found) => found !== undefined);
      const Items = text === undefined ? [] : [JSON.parse(text) as Record<string, Attribute>];
      return Promise.resolve({ output: { Items, $metadata: {} }, response: undefined });
    },
    { step: "initialize", name: "inMemoryTable" },
  );
  return client;
}
