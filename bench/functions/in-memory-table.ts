import { DynamoDBClient, type QueryCommandInput } from "@aws-sdk/client-dynamodb";
import type { StoredLocation } from "@vanfettle/core/location/location-row";

type Attribute = { S: string } | { N: string } | { BOOL: boolean };

function toAttribute(value: unknown): Attribute {
  if (typeof value === "number") return { N: String(value) };
  return typeof value === "boolean" ? { BOOL: value } : { S: String(value) };
}

function fromAttribute(value: Attribute): unknown {
  if ("S" in value) return value.S;
  return "N" in value ? Number(value.N) : value.BOOL;
}

function attributesJson({ kind, row }: StoredLocation): string {
  const stored = {
    ...row,
    pk: `location#${row.canonicalSlug}`,
    sk: `$location#${kind}_1`,
    __edb_e__: kind,
    __edb_v__: "1",
  };
  const values = Object.entries(stored).filter(([, value]) => value !== undefined);
  return JSON.stringify(
    Object.fromEntries(values.map(([name, value]) => [name, toAttribute(value)])),
  );
}

/**
 * Returns a DynamoDB client without a network: a query returns the item with the slug, decoded from
 * DynamoDB's JSON. Omits request signing and the connection, which SQLite does not have either.
 */
export function inMemoryClient(locations: readonly StoredLocation[]): DynamoDBClient {
  const stored = new Map(
    locations.map((each) => [`location#${each.row.canonicalSlug}`, attributesJson(each)]),
  );
  const client = new DynamoDBClient({
    region: "eu-west-2",
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
  });
  client.middlewareStack.add(
    () => (args) => {
      const { ExpressionAttributeValues = {} } = args.input as QueryCommandInput;
      const text = Object.values(ExpressionAttributeValues)
        .map(({ S = "" }) => stored.get(S))
        .find((found) => found !== undefined);
      const item = Object.entries(JSON.parse(text ?? "{}") as Record<string, Attribute>);
      const Items =
        text === undefined
          ? []
          : [Object.fromEntries(item.map(([name, value]) => [name, fromAttribute(value)]))];
      return Promise.resolve({ output: { Items, $metadata: {} }, response: undefined });
    },
    { step: "serialize", name: "inMemoryTable" },
  );
  return client;
}
