import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { LocationRow } from "@vanfettle/core/content/text/facts";

type Wire = { S: string } | { N: string } | { BOOL: boolean };

function toWire(value: unknown): Wire {
  if (typeof value === "number") return { N: String(value) };
  return typeof value === "boolean" ? { BOOL: value } : { S: String(value) };
}

function fromWire(value: Wire): unknown {
  if ("S" in value) return value.S;
  return "N" in value ? Number(value.N) : value.BOOL;
}

function wireText({ kind, row }: LocationRow): string {
  const values = Object.entries({ ...row, __edb_e__: kind }).filter(([, value]) => value !== undefined);
  return JSON.stringify(Object.fromEntries(values.map(([name, value]) => [name, toWire(value)])));
}

type Query = { input: { ExpressionAttributeValues?: Record<string, unknown> } };

/**
 * Stands in for the SDK's client: a query is answered with the item of the slug it names, read from the text that
 * DynamoDB would send. Signing and the connection are left out, as SQLite has none.
 */
export function inMemoryClient(rows: readonly LocationRow[]): DynamoDBClient {
  const stored = new Map(rows.map((each) => [`location#${each.row.canonicalSlug}`, wireText(each)]));
  const send = async ({ input }: Query) => {
    const keys = Object.values(input.ExpressionAttributeValues ?? {}).map(String);
    const text = stored.get(keys.find((key) => stored.has(key)) ?? "");
    if (text === undefined) return { Items: [] };
    const item = Object.entries(JSON.parse(text) as Record<string, Wire>);
    return { Items: [Object.fromEntries(item.map(([name, value]) => [name, fromWire(value)]))] };
  };
  return { send } as unknown as DynamoDBClient;
}
