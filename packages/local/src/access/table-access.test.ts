import { expect, test } from "vitest";
import { loadAssembly } from "../assembly/cloud-assembly.ts";
import { intrinsics } from "../assembly/intrinsics.ts";
import { tables } from "../assembly/tables.ts";
import { table, writeAssembly } from "../testing/fixture-assembly.ts";
import { tableAccess } from "./table-access.ts";

const assembly = loadAssembly(writeAssembly({ Data: { resources: { Table: table } } }));
const access = tableAccess(tables(assembly, intrinsics(assembly, { parameters: {}, attributes: {} })));
const arn = "arn:aws:dynamodb:eu-west-2:000000000000:table/Table";
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: "x" } });
const needs = (action: string, resource: string, ...keys: string[]) => ({
  action,
  resource,
  ...(keys.length > 0 && { context: { "dynamodb:leadingkeys": keys } }),
});
const values = { ":a": { S: "booking#1" }, ":b": { S: "x" } };

test("a call on one row needs its action on the table with the row's partition", () => {
  expect(access("GetItem", { TableName: "Table", Key: key("a") })).toEqual([needs("dynamodb:GetItem", arn, "a")]);
  expect(access("PutItem", { TableName: arn, Item: { ...key("a"), pk2: { S: "b" } } })).toEqual([
    needs("dynamodb:PutItem", arn, "a"),
  ]);
});

test.each([
  ["by placeholders", "#pk = :a and begins_with(#sk, :b)", { "#pk": "pk", "#sk": "sk" }],
  ["by its name", "pk=:a AND sk = :b", undefined],
  ["in brackets, after the sort key", "(sk = :b) AND (pk = :a)", undefined],
])("a Query names its partition %s", (_, KeyConditionExpression, ExpressionAttributeNames) => {
  const input = {
    TableName: "Table",
    KeyConditionExpression,
    ExpressionAttributeNames,
    ExpressionAttributeValues: values,
  };
  expect(access("Query", input)).toEqual([needs("dynamodb:Query", arn, "booking#1")]);
});

test("a Query of an index needs its action on the index, with the index's own partition", () => {
  const input = {
    TableName: "Table",
    IndexName: "gsi1",
    KeyConditionExpression: "gsi1pk = :a and gsi1sk > :b",
    ExpressionAttributeValues: values,
  };
  expect(access("Query", input)).toEqual([needs("dynamodb:Query", `${arn}/index/gsi1`, "booking#1")]);
  const unknownIndex = { ...input, IndexName: "gsi9" };
  expect(access("Query", unknownIndex)).toEqual([needs("dynamodb:Query", `${arn}/index/gsi9`)]);
});

test("what names no partition has no condition key, and a batch has the partitions of all its rows", () => {
  expect(access("Scan", { TableName: "Table" })).toEqual([needs("dynamodb:Scan", arn)]);
  expect(access("Query", { TableName: "Table", KeyConditions: { pk: {} } })).toEqual([needs("dynamodb:Query", arn)]);
  expect(access("BatchGetItem", { RequestItems: { Table: { Keys: [key("a"), key("b")] } } })).toEqual([
    needs("dynamodb:BatchGetItem", arn, "a", "b"),
  ]);
  const writes = [{ PutRequest: { Item: key("a") } }, { DeleteRequest: { Key: key("b") } }];
  expect(access("BatchWriteItem", { RequestItems: { Table: writes } })).toEqual([
    needs("dynamodb:BatchWriteItem", arn, "a", "b"),
  ]);
});

test("a call that is not on a table of the templates needs its action on what it names, or on everything", () => {
  expect(access("GetItem", { TableName: "Other", Key: key("a") })).toEqual([needs("dynamodb:GetItem", "Other")]);
  expect(access("TransactWriteItems", { TransactItems: [] })).toEqual([needs("dynamodb:TransactWriteItems", "*")]);
});
