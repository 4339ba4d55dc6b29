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
  KeyConditions?: unknown;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<string, { Keys?: Item[] } | { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]>;
}

/** The partition key of a table, and those of its indexes by the index's name. */
interface Keys {
  arn: string;
  partition: string;
  indexes: Map<string, string>;
}

/** Returns what a DynamoDB request needs to be allowed: its action on each table or index, with the partition keys. */
export type TableAccess = (operation: string, input: unknown) => AccessRequest[];

/**
 * Compiles this for the tables of the templates. It reads the members that an operation has and no others, as an engine
 * ignores the others. What names no table needs its action on everything.
 */
export function tableAccess(tables: readonly DeployedTable[]): TableAccess {
  const keys = new Map(tables.map((table) => [table.id, keysOf(table)]));
  return (operation, input) => {
    const action = `dynamodb:${operation}`;
    const request = input as TableInput;
    const rowsOf = batchRows[operation];
    if (rowsOf) {
      const named = Object.entries(request.RequestItems ?? {});
      if (named.length === 0) return [{ action, resource: "*" }];
      return named.map(([name, rows]) => {
        const table = keys.get(tableNameIn(name));
        if (!table) return { action, resource: name };
        return { action, resource: table.arn, ...leadingKeys(rowsOf(rows).map(partitionIn(table.partition))) };
      });
    }
    const table = keys.get(tableNameIn(request.TableName ?? ""));
    if (!table) return [{ action, resource: request.TableName ?? "*" }];
    const row = singleRows[operation];
    if (row) return [{ action, resource: table.arn, ...leadingKeys([partitionIn(table.partition)(row(request))]) }];
    const { IndexName } = request;
    const resource = IndexName === undefined ? table.arn : `${table.arn}/index/${IndexName}`;
    const partition = IndexName === undefined ? table.partition : table.indexes.get(IndexName);
    return [{ action, resource, ...(operation === "Query" && leadingKeys(queriedKeys(request, partition))) }];
  };
}

/** The row of each operation on one row. */
const singleRows: Record<string, (input: TableInput) => Item | undefined> = {
  GetItem: ({ Key }) => Key,
  PutItem: ({ Item }) => Item,
  UpdateItem: ({ Key }) => Key,
  DeleteItem: ({ Key }) => Key,
};

type BatchRequests = NonNullable<TableInput["RequestItems"]>[string];

/** The rows of each operation on many, in one of its tables. */
const batchRows: Record<string, (requests: BatchRequests) => (Item | undefined)[]> = {
  BatchGetItem: (requests) => ("Keys" in requests ? (requests.Keys ?? []) : []),
  BatchWriteItem: (requests) =>
    Array.isArray(requests)
      ? requests.flatMap(({ PutRequest, DeleteRequest }) => [
          ...(PutRequest ? [PutRequest.Item] : []),
          ...(DeleteRequest ? [DeleteRequest.Key] : []),
        ])
      : [],
};

/** A request may name a table by its ARN, too. */
const tableNameIn = (name: string) => name.replace(/^arn:[^/]*\//, "");

function keysOf({ arn, create }: DeployedTable): Keys {
  const hashKey = (schema: DeployedTable["create"]["KeySchema"] = []) =>
    schema.find(({ KeyType }) => KeyType === "HASH")?.AttributeName ?? "";
  const indexes = (create.GlobalSecondaryIndexes ?? []).map(
    ({ IndexName = "", KeySchema }) => [IndexName, hashKey(KeySchema)] as const,
  );
  return { arn, partition: hashKey(create.KeySchema), indexes: new Map(indexes) };
}

/** A request that names no partition, such as a Scan, has no condition key: a Null condition is what sees it. */
const leadingKeys = (values: string[]): Pick<AccessRequest, "context"> =>
  values.length === 0 ? {} : { context: { "dynamodb:leadingkeys": values } };

const partitionIn =
  (partition: string) =>
  (row: Item | undefined): string =>
    textOf(row?.[partition]);

const equalities = /(?<![\w.#-])(#?[\w.-]+)\s*=\s*(:[\w-]+)/g;

/** Returns the values that a Query's key condition wants the partition key to have. A valid Query has one. */
function queriedKeys(input: TableInput, partition: string | undefined): string[] {
  const { KeyConditionExpression = "", KeyConditions, ExpressionAttributeNames: names = {} } = input;
  // The older way to say the same, which an engine may prefer.
  if (KeyConditions !== undefined) return [];
  return [...KeyConditionExpression.matchAll(equalities)].flatMap(([, name = "", value = ""]) =>
    (names[name] ?? name) === partition ? [textOf(input.ExpressionAttributeValues?.[value])] : [],
  );
}

/**
 * Returns the text of a value in DynamoDB's JSON, such as `{ "S": "booking#1" }`. A value that is missing or ambiguous is
 * the empty text: no key is empty, so no role names it.
 */
function textOf(value: Record<string, unknown> | undefined): string {
  const contents = Object.values(value ?? {});
  return contents.length === 1 ? String(contents[0] as string | number) : "";
}
