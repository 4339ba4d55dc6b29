import type { DeployedTable } from "../assembly/tables.ts";
import type { AccessRequest } from "./policy.ts";

type Item = Record<string, Record<string, unknown>>;

/** The part of a DynamoDB request that decides what it needs to be allowed. */
interface TableInput {
  TableName?: string;
  IndexName?: string;
  Item?: Item;
  Key?: Item;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<string, { Keys?: Item[] } | { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
}

/** The partition key of a table and of its indexes, by the index's name. */
interface Keys {
  arn: string;
  table: string;
  indexes: Map<string, string>;
}

/** Returns what a DynamoDB request needs to be allowed: its action on each table or index, with the partition keys. */
export type TableAccess = (operation: string, input: unknown) => AccessRequest[];

/** Compiles this for the tables of the templates. */
export function tableAccess(tables: readonly DeployedTable[]): TableAccess {
  const keys = new Map(tables.map((table) => [table.id, keysOf(table)]));
  return (operation, input) => {
    const { RequestItems, ...single } = input as TableInput;
    const action = `dynamodb:${operation}`;
    if (RequestItems) {
      return Object.entries(RequestItems).map(([name, requests]) => {
        const table = keys.get(tableNameIn(name));
        return { action, resource: table?.arn ?? name, ...leadingKeys(batchKeys(requests, table?.table)) };
      });
    }
    const table = keys.get(tableNameIn(single.TableName ?? ""));
    if (!table) return [{ action, resource: single.TableName ?? "*" }];
    const resource = single.IndexName === undefined ? table.arn : `${table.arn}/index/${single.IndexName}`;
    return [{ action, resource, ...leadingKeys(singleKeys(single, table)) }];
  };
}

/** A request may name a table by its ARN, too. */
const tableNameIn = (name: string) => name.replace(/^arn:[^/]*\//, "");

function keysOf({ arn, create }: DeployedTable): Keys {
  const hashKey = (schema: DeployedTable["create"]["KeySchema"] = []) =>
    schema.find(({ KeyType }) => KeyType === "HASH")?.AttributeName ?? "";
  const indexes = (create.GlobalSecondaryIndexes ?? []).map(
    ({ IndexName = "", KeySchema }) => [IndexName, hashKey(KeySchema)] as const,
  );
  return { arn, table: hashKey(create.KeySchema), indexes: new Map(indexes) };
}

/** A request that names no partition, such as a Scan, has no condition key: a Null condition is what sees it. */
const leadingKeys = (values: (string | undefined)[]): Pick<AccessRequest, "context"> => {
  const found = values.filter((value) => value !== undefined);
  return found.length === 0 ? {} : { context: { "dynamodb:leadingkeys": found } };
};

function singleKeys(input: TableInput, { table, indexes }: Keys): (string | undefined)[] {
  const item = input.Item ?? input.Key;
  if (item) return [textOf(item[table])];
  const partition = input.IndexName === undefined ? table : indexes.get(input.IndexName);
  return input.KeyConditionExpression === undefined ? [] : [queriedKey(input, partition)];
}

const equalities = /(?<![\w.#-])(#?[\w.-]+)\s*=\s*(:[\w-]+)/g;

/** Returns the value that a Query's key condition wants the partition key to have. */
function queriedKey(input: TableInput, partition: string | undefined): string | undefined {
  const { KeyConditionExpression = "", ExpressionAttributeNames: names = {} } = input;
  for (const [, name = "", value = ""] of KeyConditionExpression.matchAll(equalities)) {
    if ((names[name] ?? name) === partition) return textOf(input.ExpressionAttributeValues?.[value]);
  }
  return undefined;
}

type BatchRequests = NonNullable<TableInput["RequestItems"]>[string];

function batchKeys(requests: BatchRequests, partition = ""): (string | undefined)[] {
  const items = Array.isArray(requests)
    ? requests.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key)
    : (requests.Keys ?? []);
  return items.map((item) => textOf(item?.[partition]));
}

/** Returns the text of a value in DynamoDB's JSON, such as `{ "S": "booking#1" }`. */
function textOf(value: Record<string, unknown> | undefined): string | undefined {
  const [content] = Object.values(value ?? {});
  return content === undefined ? undefined : String(content as string | number);
}
