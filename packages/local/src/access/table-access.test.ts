import { expect, test } from "vitest";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { resolveAssembly } from "../assembly/intrinsics.ts";
import { tables } from "../assembly/tables.ts";
import { table, writeAssembly } from "../testing/fixture-assembly.ts";
import { tableAccess } from "./table-access.ts";

const assembly = resolveAssembly(
  loadAssembly(writeAssembly({ Data: { resources: { Table: table } } })),
);
const access = tableAccess(tables(assembly));
const arn = "arn:aws:dynamodb:eu-west-2:000000000000:table/Table";
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "x" } });
const needs = (action: string, resource: string, ...keys: string[]) => ({
  action,
  resource,
  ...(keys.length > 0 && { leadingKeys: keys }),
});
const values = { ":a": { S: "booking#1" }, ":b": { S: "x" } };

test("requires the action on the table with the row's partition for a call on one row", () => {
  expect(access("GetItem", { TableName: "Table", Key: key("a") })).toEqual([
    needs("dynamodb:GetItem", arn, "a"),
  ]);
  expect(access("PutItem", { TableName: arn, Item: { ...key("a"), pk2: { S: "b" } } })).toEqual([
    needs("dynamodb:PutItem", arn, "a"),
  ]);
});

test.each([
  ["by placeholders", "#pk = :a and begins_with(#sk, :b)", { "#pk": "pk", "#sk": "sk" }],
  ["by its name", "pk=:a AND sk = :b", undefined],
  ["in brackets, after the sort key", "(sk = :b) AND (pk = :a)", undefined],
])(
  "finds the partition of a Query in %s",
  (_, KeyConditionExpression, ExpressionAttributeNames) => {
    const input = {
      TableName: "Table",
      KeyConditionExpression,
      ExpressionAttributeNames,
      ExpressionAttributeValues: values,
    };
    expect(access("Query", input)).toEqual([needs("dynamodb:Query", arn, "booking#1")]);
  },
);

test("requires the action on the index with the index's partition for a Query of an index", () => {
  const input = {
    TableName: "Table",
    IndexName: "gsi1",
    KeyConditionExpression: "gsi1pk = :a and gsi1sk > :b",
    ExpressionAttributeValues: values,
  };
  expect(access("Query", input)).toEqual([
    needs("dynamodb:Query", `${arn}/index/gsi1`, "booking#1"),
  ]);
  const unknownIndex = { ...input, IndexName: "gsi9" };
  expect(access("Query", unknownIndex)).toEqual([needs("dynamodb:Query", `${arn}/index/gsi9`)]);
});

test("returns no condition key without a partition, and all partitions of a batch", () => {
  expect(access("Scan", { TableName: "Table" })).toEqual([needs("dynamodb:Scan", arn)]);
  expect(access("Query", { TableName: "Table", KeyConditions: { pk: {} } })).toEqual([
    needs("dynamodb:Query", arn),
  ]);
  expect(
    access("BatchGetItem", { RequestItems: { Table: { Keys: [key("a"), key("b")] } } }),
  ).toEqual([needs("dynamodb:BatchGetItem", arn, "a", "b")]);
  const writes = [{ PutRequest: { Item: key("a") } }, { DeleteRequest: { Key: key("b") } }];
  expect(access("BatchWriteItem", { RequestItems: { Table: writes } })).toEqual([
    needs("dynamodb:BatchWriteItem", arn, "a", "b"),
  ]);
});

test("requires the action on the named resource, or on all resources, for a call without a table of the templates", () => {
  expect(access("GetItem", { TableName: "Other", Key: key("a") })).toEqual([
    needs("dynamodb:GetItem", "Other"),
  ]);
  expect(access("TransactWriteItems", { TransactItems: [] })).toEqual([
    needs("dynamodb:TransactWriteItems", "*"),
  ]);
});

test("ignores members that an operation does not have", () => {
  const spurious = { RequestItems: {}, Item: key("location#x"), IndexName: "gsi1" };
  expect(access("GetItem", { TableName: "Table", Key: key("booking#1"), ...spurious })).toEqual([
    needs("dynamodb:GetItem", arn, "booking#1"),
  ]);
  expect(
    access("PutItem", { TableName: "Table", Item: key("booking#1"), Key: key("location#x") }),
  ).toEqual([needs("dynamodb:PutItem", arn, "booking#1")]);
  expect(access("Scan", { TableName: "Table", RequestItems: {}, Key: key("location#x") })).toEqual([
    needs("dynamodb:Scan", arn),
  ]);
  const batch = {
    RequestItems: { Table: { Keys: [key("booking#1")] } },
    TableName: "Table",
    Key: key("location#x"),
  };
  expect(access("BatchGetItem", batch)).toEqual([needs("dynamodb:BatchGetItem", arn, "booking#1")]);
});

test("requires access to all resources for an empty batch", () => {
  for (const operation of ["BatchGetItem", "BatchWriteItem"]) {
    expect(access(operation, { RequestItems: {} })).toEqual([needs(`dynamodb:${operation}`, "*")]);
    expect(access(operation, {})).toEqual([needs(`dynamodb:${operation}`, "*")]);
  }
});

test("requires both partitions for a batch entry that puts and deletes", () => {
  const writes = [
    { PutRequest: { Item: key("location#x") }, DeleteRequest: { Key: key("booking#1") } },
  ];
  expect(access("BatchWriteItem", { RequestItems: { Table: writes } })).toEqual([
    needs("dynamodb:BatchWriteItem", arn, "location#x", "booking#1"),
  ]);
});

test("treats a missing or ambiguous key as the empty partition, which no role names", () => {
  const ambiguous = { pk: { X: "location#x", S: "booking#1" } };
  expect(access("GetItem", { TableName: "Table", Key: ambiguous })).toEqual([
    needs("dynamodb:GetItem", arn, ""),
  ]);
  expect(access("GetItem", { TableName: "Table" })).toEqual([needs("dynamodb:GetItem", arn, "")]);
  expect(
    access("BatchGetItem", { RequestItems: { Table: { Keys: [key("location#x"), ambiguous] } } }),
  ).toEqual([needs("dynamodb:BatchGetItem", arn, "location#x", "")]);
});

test("requires both partitions of a Query that names two, and the access without a partition if it names it in two ways", () => {
  const ExpressionAttributeValues = { ":a": { S: "location#x" }, ":b": { S: "booking#1" } };
  const twice = {
    TableName: "Table",
    KeyConditionExpression: "pk = :a and pk = :b",
    ExpressionAttributeValues,
  };
  expect(access("Query", twice)).toEqual([needs("dynamodb:Query", arn, "location#x", "booking#1")]);
  expect(access("Query", { ...twice, KeyConditions: { pk: {} } })).toEqual([
    needs("dynamodb:Query", arn),
  ]);
});
