import type { DeployedTable } from "../assembly/tables.ts";
import type { AccessRequest } from "./policy.ts";

type Item = Record<string, Record<string, unknown>>;

interface TableInput {
  TableName?: string;
  IndexName?: string;
  Item?: Item;
  Key?: Item;
  KeyConditionExpression?: string;
  KeyConditions?: unknown;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<
    string,
    { Keys?: Item[] } | { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } }[]
  >;
}

/**
 * Returns the access that a DynamoDB request requires: its action on each table or index, with the
 * partition keys.
 */
export type TableAccess = (operation: string, input: unknown) => AccessRequest[];

/**
 * Compiles the access rules for the tables. A request without a table requires its action on all
 * resources.
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
        const partitions = rowsOf(rows).map((row) => textOf(row, table.partition));
        return { action, resource: table.arn, ...leadingKeys(partitions) };
      });
    }
    const table = keys.get(tableNameIn(request.TableName ?? ""));
    if (!table) return [{ action, resource: request.TableName ?? "*" }];
    const row = singleRows[operation];
    if (row) {
      const partition = textOf(row(request), table.partition);
      return [{ action, resource: table.arn, ...leadingKeys([partition]) }];
    }
    const { IndexName } = request;
    const resource = IndexName === undefined ? table.arn : `${table.arn}/index/${IndexName}`;
    const partition = IndexName === undefined ? table.partition : table.indexes.get(IndexName);
    return [
      {
        action,
        resource,
        ...(operation === "Query" && leadingKeys(queriedKeys(request, partition))),
      },
    ];
  };
}

const singleRows: Record<string, (input: TableInput) => Item | undefined> = {
  GetItem: ({ Key }) => Key,
  PutItem: ({ Item }) => Item,
  UpdateItem: ({ Key }) => Key,
  DeleteItem: ({ Key }) => Key,
};

type BatchRequests = NonNullable<TableInput["RequestItems"]>[string];

const batchRows: Record<string, (requests: BatchRequests) => (Item | undefined)[]> = {
  BatchGetItem: (requests) => ("Keys" in requests ? (requests.Keys ?? []) : []),
  BatchWriteItem: (requests) =>
    (Array.isArray(requests) ? requests : []).flatMap(({ PutRequest, DeleteRequest }) => [
      ...(PutRequest ? [PutRequest.Item] : []),
      ...(DeleteRequest ? [DeleteRequest.Key] : []),
    ]),
};

/** Returns the table's name from a name or an ARN, which requests may use as well. */
const tableNameIn = (name: string) => name.replace(/^arn:[^/]*\//, "");

/** Returns the partition key of a table, and the partition keys of its indexes by index name. */
function keysOf({ arn, create }: DeployedTable) {
  const hashKey = (schema: DeployedTable["create"]["KeySchema"] = []) =>
    schema.find(({ KeyType }) => KeyType === "HASH")?.AttributeName ?? "";
  const indexes = create.GlobalSecondaryIndexes ?? [];
  return {
    arn,
    partition: hashKey(create.KeySchema),
    indexes: new Map(
      indexes.map(({ IndexName = "", KeySchema }) => [IndexName, hashKey(KeySchema)]),
    ),
  };
}

/** Returns the partition keys of a request; left out for requests such as a Scan. */
const leadingKeys = (values: string[]): Pick<AccessRequest, "leadingKeys"> =>
  values.length === 0 ? {} : { leadingKeys: values };

const equalities = /(?<![\w.#-])(#?[\w.-]+)\s*=\s*(:[\w-]+)/g;

/**
 * Returns the values that a Query's key condition requires of the partition key. A valid Query has
 * one.
 */
function queriedKeys(input: TableInput, partition: string | undefined): string[] {
  const {
    KeyConditionExpression = "",
    KeyConditions,
    ExpressionAttributeNames: names = {},
  } = input;
  // The legacy form, which an engine may prefer.
  if (KeyConditions !== undefined) return [];
  return [...KeyConditionExpression.matchAll(equalities)].flatMap(([, name = "", value = ""]) =>
    (names[name] ?? name) === partition ? [textOf(input.ExpressionAttributeValues, value)] : [],
  );
}

/**
 * Returns the text of a value such as `{ "S": "booking#1" }`. A missing or ambiguous value is
 * empty, because a key is never empty.
 */
function textOf(item: Item | undefined, name: string): string {
  const contents = Object.values(item?.[name] ?? {});
  return contents.length === 1 ? String(contents[0] as string | number) : "";
}
